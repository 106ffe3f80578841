import MailIcon from '@mui/icons-material/ForwardToInboxOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { TextArrayInput, useNotify } from 'react-admin'
import { FormSection } from '../forms/FormSection.tsx'
import { settingLabel } from './labels.ts'
import { SettingText } from './SettingInputs.tsx'
import { settingsCalls } from './settingsCalls.ts'

export const MailFields = () => (
  <FormSection title="E-Mail">
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextArrayInput
        source="mail.to"
        label={settingLabel('mail.to')}
        helperText="Adresse eingeben und mit Enter bestätigen; ohne Adresse gilt die des Servers"
      />
      <SettingText
        source="mail.from"
        type="email"
        helperText="Der Mailserver muss diese Adresse erlauben; ohne Angabe gilt die des Servers"
      />
      <TestMailButton />
    </Box>
  </FormSection>
)

/** Uses the addresses as they are stored, so what was changed has to be saved first. */
function TestMailButton() {
  const notify = useNotify()
  const { mutate, isPending } = useMutation({
    mutationFn: () => settingsCalls.sendTestMail(),
    onSuccess: ({ recipients }) =>
      notify(`Testnachricht gesendet an ${recipients.join(', ')}`, { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
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
