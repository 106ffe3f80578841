import { zodResolver } from '@hookform/resolvers/zod'
import { BooleanInput, Edit, Form, useNotify, useRecordContext, useRedirect } from 'react-admin'
import type { User } from '../../../shared/accounts/user.ts'
import { userPatch } from '../../../shared/accounts/user-input.ts'
import { FormErrors } from '../forms/FormErrors.tsx'
import { FormSection } from '../forms/FormSection.tsx'
import { FormToolbar } from '../forms/FormToolbar.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { AccessButtons } from './AccessButtons.tsx'
import { UserInputs } from './UserInputs.tsx'

const NEW_LINK_NEEDED =
  'Gespeichert. Die bisherige Einladung gilt nicht mehr. Bitte laden Sie den Benutzer erneut ein.'

/** The second factor has a button of its own. */
const resolver = zodResolver(userPatch.omit({ hasSecondFactor: true }))

export default function UserEdit() {
  const notify = useNotify()
  const redirect = useRedirect()
  const onSuccess = (saved: User, { previousData }: { previousData?: User }) => {
    if (saved.isInvited && saved.email !== previousData?.email) {
      notify(NEW_LINK_NEEDED, { type: 'warning', autoHideDuration: null })
      return
    }
    notify('Gespeichert', { type: 'success' })
    redirect('list', 'users')
  }
  return (
    <Edit<User>
      title={false}
      component="div"
      sx={{ maxWidth: 720 }}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess }}
    >
      <UserHeader />
      <Form
        noValidate
        disableInvalidFormNotification
        sanitizeEmptyValues={false}
        resolver={resolver}
      >
        <FormErrors />
        <FormSection title="Zugang">
          <UserInputs />
          <BooleanInput
            source="active"
            helperText="Ausgeschaltet wird der Benutzer sofort abgemeldet. Sein Konto bleibt."
          />
        </FormSection>
        <FormToolbar />
      </Form>
    </Edit>
  )
}

function UserHeader() {
  const user = useRecordContext<User>()
  if (!user) return null
  return (
    <PageHeader title={user.username}>
      <AccessButtons user={user} />
    </PageHeader>
  )
}
