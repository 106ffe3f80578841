import { zodResolver } from '@hookform/resolvers/zod'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import {
  BooleanInput,
  Edit,
  SelectInput,
  TextInput,
  useInput,
  useNotify,
  useRecordContext,
  useRedirect,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { z } from 'zod'
import { may, roleDescriptions, roleLabels, roles } from '../../../shared/accounts/permissions.ts'
import { type AccountLink, accountLink, type User } from '../../../shared/accounts/user.ts'
import { type UserPatch, userPatch } from '../../../shared/accounts/user-input.ts'
import { accountChanged, useMe } from '../auth/me.tsx'
import { load } from '../data/api.ts'
import { RecordForm } from '../forms/RecordForm.tsx'
import { AskButton } from '../parts/AskButton.tsx'
import { Stacked } from '../parts/Boxes.tsx'
import { inputChoices } from '../parts/ChoiceField.tsx'
import { useChange } from '../parts/change.tsx'
import { PageHeader, Panel } from '../parts/Page.tsx'
import { useCall } from '../parts/useCall.ts'
import { InquiriesTo } from './InquiriesTo.tsx'
import { LinkDialog } from './LinkDialog.tsx'

const NEW_LINK_NEEDED =
  'Gespeichert. Die bisherige Einladung gilt nicht mehr. Bitte laden Sie den Benutzer erneut ein.'

/** The second factor has a button of its own. */
const resolver = zodResolver(userPatch.omit({ hasSecondFactor: true }))

const text = z.string()
/** What the inputs that inviting and editing share can hold, valid or not. */
export const userValues = z.object({ username: text, name: text, email: text, role: text })
const values = userValues.extend({
  active: z.boolean(),
  inquiriesTo: z.number().nullish(),
})

export default function UserEdit() {
  const notify = useNotify()
  const redirect = useRedirect()
  const onSuccess = (saved: User, { previousData }: { previousData?: User }) => {
    // It may be the user's own, which the bar names.
    void accountChanged()
    if (saved.isInvited && saved.email !== previousData?.email) {
      notify(NEW_LINK_NEEDED, { type: 'warning', autoHideDuration: null })
      return
    }
    notify('Gespeichert', { type: 'success' })
    redirect('list', 'users')
  }
  return (
    <Edit<User> sx={{ maxWidth: 720 }} mutationOptions={{ onSuccess }}>
      <UserScreen />
    </Edit>
  )
}

function UserScreen() {
  const user = useRecordContext<User>()
  if (!user) return null
  return (
    <>
      <PageHeader title={user.username}>
        <AccessButtons user={user} />
      </PageHeader>
      <RecordForm
        draft={`benutzer.${user.id}`}
        values={values}
        sanitizeEmptyValues={false}
        resolver={resolver}
      >
        <FieldOfAddress />
        <Panel title="Zugang">
          <UserInputs />
          <BooleanInput
            source="active"
            helperText="Ausgeschaltet wird der Benutzer sofort abgemeldet. Sein Konto bleibt."
          />
          <LeftInquiries user={user} />
        </Panel>
      </RecordForm>
    </>
  )
}

/** What becomes of the inquiries of a user who is about to see none any more. */
function LeftInquiries({ user }: { user: User }) {
  const { field } = useInput({ source: 'inquiriesTo', defaultValue: null })
  const [active, role]: unknown[] = useWatch({ name: ['active', 'role'] })
  const sees = (isActive: unknown, key: unknown) =>
    isActive !== false && roles.some((known) => known === key && may(known, 'inquiries.edit'))
  if (!sees(user.active, user.role) || sees(active, role)) return null
  return <InquiriesTo user={user} value={field.value} onChoose={field.onChange} />
}

/** Leads to the field that the address names. The browser itself looks for it once, before there are data. */
function FieldOfAddress() {
  const { hash } = useLocation()
  useEffect(() => {
    const field = hash ? document.getElementById(hash.slice(1)) : null
    field?.scrollIntoView()
    field?.focus({ preventScroll: true })
  }, [hash])
  return null
}

/** Helps another user who cannot log in: a new link, or no second factor. */
function AccessButtons({ user }: { user: User }) {
  const me = useMe()
  const [link, setLink] = useState<AccountLink | null>(null)
  const { mutate: makeLink, isPending } = useCall({
    call: () => load(accountLink, `/users/${user.id}/link`, { method: 'POST' }),
    onDone: setLink,
  })
  if (!me || me.id === user.id) return null
  return (
    <>
      <Button variant="outlined" disabled={isPending || !user.active} onClick={() => makeLink()}>
        {user.isInvited ? 'Erneut einladen' : 'Link für ein neues Passwort'}
      </Button>
      {user.hasSecondFactor && <ResetSecondFactor user={user} />}
      {link && <LinkDialog username={user.username} link={link} onClose={() => setLink(null)} />}
    </>
  )
}

function ResetSecondFactor({ user }: { user: User }) {
  const { change, isPending } = useChange<UserPatch>('users', { id: user.id })
  return (
    <AskButton
      variant="outlined"
      question={{
        title: 'Anmeldung in zwei Schritten zurücksetzen?',
        content: `${user.username} meldet sich danach nur mit dem Passwort an. Vergewissern Sie sich, dass die Bitte wirklich von dort kommt.`,
        confirm: 'Zurücksetzen',
      }}
      isPending={isPending}
      onConfirm={() => change({ hasSecondFactor: false }, 'Zurückgesetzt')}
    >
      Zwei Schritte zurücksetzen …
    </AskButton>
  )
}

/** The inputs that inviting and editing share. */
export const UserInputs = () => (
  <Stacked>
    <TextInput source="username" autoComplete="off" />
    <TextInput
      id="name"
      source="name"
      autoComplete="off"
      helperText="Mit ihm werden Antworten unterschrieben; ohne ihn mit dem Namen der Firma"
    />
    <TextInput
      source="email"
      label="E-Mail-Adresse (freiwillig)"
      type="email"
      autoComplete="off"
      helperText="Dorthin gehen die Einladung, Links für vergessene Passwörter und Nachrichten zu den eigenen Anfragen; ohne Adresse geben Sie den Link auf Papier weiter"
    />
    <RoleInput />
  </Stacked>
)

function RoleInput() {
  const chosen: unknown = useWatch({ name: 'role' })
  const role = roles.find((known) => known === chosen)
  return (
    <SelectInput
      source="role"
      choices={inputChoices(roleLabels)}
      isRequired
      helperText={role && roleDescriptions[role]}
    />
  )
}
