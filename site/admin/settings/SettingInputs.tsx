import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import MailIcon from '@mui/icons-material/ForwardToInboxOutlined'
import { Box, Button, Typography } from '@mui/material'
import type { ComponentType } from 'react'
import { useEditContext } from 'react-admin'
import type { z } from 'zod'
import { exceptionalDay } from '../../../shared/dealer/company-settings.ts'
import {
  type SettingsSection,
  settings,
  settingsSections,
  testMailAnswer,
} from '../../../shared/dealer/settings.ts'
import { callApi, load } from '../data/api.ts'
import { useMailStatus } from '../data/useMailStatus.ts'
import { useReloadDealer } from '../dealer/DealerContext.ts'
import { Field, type FieldProps, OwnInputs, TypedInput, WHOLE_LINE } from '../forms/Field.tsx'
import { InboxState, useInbox } from '../inbox/InboxState.tsx'
import { Row, Stacked, TwoColumns } from '../parts/Boxes.tsx'
import { FileButton } from '../parts/files.tsx'
import { Failure } from '../parts/Loading.tsx'
import { useCall } from '../parts/useCall.ts'
import { HoursInput, WeekInputs } from './HoursInput.tsx'
import type { SettingsRecord } from './promises.ts'

/** The inputs of a section, in which each part begins a line. */
export const SettingInputs = ({ section }: { section: SettingsSection }) => (
  <OwnInputs value={ownInputs}>
    {section === 'logo' && <Logo />}
    <Stacked>
      {settingsSections[section].holds.map((part) => (
        <TwoColumns key={part}>
          <Field source={part} schema={settings.shape[part]} />
        </TwoColumns>
      ))}
    </Stacked>
  </OwnInputs>
)

/** Applies at once, unlike the form around it, which keeps what is not saved yet. */
function Logo() {
  const reloadDealer = useReloadDealer()
  const { record, refetch } = useEditContext<SettingsRecord>()
  const { mutate, isPending } = useCall({
    call: (file: File | null) => {
      if (!file) return callApi('/settings/logo', { method: 'DELETE' })
      const body = new FormData()
      body.set('logo', file)
      return callApi('/settings/logo', { method: 'PUT', body })
    },
    onDone: async () => {
      await refetch()
      void reloadDealer()
    },
    done: 'Das Logo ist geändert, auf allen Seiten.',
  })
  if (!record) return null
  const { logo } = record
  return (
    <>
      <Row align="center" gap={2}>
        {logo && (
          <Box
            component="img"
            src={logo.src}
            alt="Ihr Logo"
            sx={{ height: 48, maxWidth: 240, p: 1, bgcolor: '#fff', objectFit: 'contain' }}
          />
        )}
        <FileButton
          icon={<UploadIcon />}
          label={isPending ? 'Wird geändert …' : 'Logo hochladen'}
          accept={['image/svg+xml', 'image/png', 'image/jpeg']}
          disabled={isPending}
          onFiles={([file]) => file && mutate(file)}
        />
        {logo && (
          <Button disabled={isPending} onClick={() => mutate(null)}>
            Logo entfernen
          </Button>
        )}
      </Row>
      <Typography variant="note" sx={{ mt: 1, mb: 2 }}>
        SVG, PNG oder JPG, höchstens 500 KB, am besten im Querformat auf durchsichtigem oder weißem
        Grund. Ohne Logo steht der Kurzname im Kopf. Es gilt sofort, ohne Speichern.
      </Typography>
    </>
  )
}

/** The sender of mails, the last of the addresses, with a mail that tries them. */
const SenderInput = (field: FieldProps) => (
  <Stacked sx={WHOLE_LINE}>
    <TypedInput {...field} />
    <InUse />
    <TestMailButton />
  </Stacked>
)

/** What holds where nothing is set here. */
function InUse() {
  const { data } = useMailStatus()
  return data?.enabled ? (
    <Typography variant="note">
      Zurzeit gehen Anfragen an {data.to.join(', ')}, Absender ist {data.from}.
    </Typography>
  ) : null
}

/** Uses the addresses as they are stored, so what was changed has to be saved first. */
function TestMailButton() {
  const { mutate, isPending } = useCall({
    call: () => load(testMailAnswer, '/settings/test-mail', { method: 'POST' }),
    done: ({ recipients }) => `Testnachricht gesendet an ${recipients.join(', ')}`,
  })
  return (
    <Button
      variant="outlined"
      startIcon={<MailIcon />}
      disabled={isPending}
      sx={{ justifySelf: 'start' }}
      onClick={() => mutate()}
    >
      {isPending
        ? 'Testnachricht wird gesendet …'
        : 'Testnachricht an gespeicherte Adressen senden'}
    </Button>
  )
}

/** The mailbox that is read, and what becomes of a mail that belongs to no inquiry. */
function MailboxInput(field: FieldProps) {
  const { data, error, refetch } = useInbox()
  return (
    <Stacked sx={WHOLE_LINE}>
      <Typography variant="h3">Antworten von Kunden</Typography>
      {error && <Failure text={error.message} onRetry={refetch} />}
      <div>{data && <InboxState status={data} />}</div>
      <TypedInput {...field} />
    </Stacked>
  )
}

const { hours, mail } = settings.shape

/** The settings with inputs of their own; those of all others follow from their type. */
const inputs = new Map<z.core.$ZodType, ComponentType<FieldProps>>([
  [hours.shape.week, WeekInputs],
  // The inputs of the week set it as well.
  [hours.shape.byAppointment, () => null],
  [exceptionalDay.shape.open, HoursInput],
  [mail.shape.from, SenderInput],
  [mail.shape.takeNew, MailboxInput],
])

const ownInputs = { inputOf: (schema: z.core.$ZodType) => inputs.get(schema) }
