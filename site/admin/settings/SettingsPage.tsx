import { zodResolver } from '@hookform/resolvers/zod'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { HttpError, LinkBase, Loading, useRequireAccess } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { z } from 'zod'
import { type Settings, settings as settingsSchema } from '../../../shared/dealer/settings.ts'
import { dropDraft } from '../forms/draft.ts'
import { RecordForm } from '../forms/RecordForm.tsx'
import { Failure } from '../layout/LoadFailure.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { adminPaths } from '../paths.ts'
import { useNotifySaved } from '../publish/useNotifySaved.tsx'
import { AppearanceFields } from './AppearanceFields.tsx'
import { ClaimFields } from './ClaimFields.tsx'
import { CompanyFields } from './CompanyFields.tsx'
import { HoursFields } from './HoursFields.tsx'
import { LegalFields } from './LegalFields.tsx'
import { LogoPanel } from './LogoPanel.tsx'
import { MailFields } from './MailFields.tsx'
import { settingsCalls } from './settingsCalls.ts'

const KEY = ['settings']
const DRAFT = 'einstellungen'
const resolver = zodResolver(settingsSchema)
const anyValues = z.record(z.string(), z.unknown())

/** Who the dealer is, for every page, mail and data sheet. */
export default function SettingsPage() {
  const { isPending } = useRequireAccess({ resource: 'settings', action: 'list' })
  const queryClient = useQueryClient()
  const notifySaved = useNotifySaved()
  const query = useQuery({
    queryKey: KEY,
    queryFn: settingsCalls.read,
    enabled: !isPending,
  })

  async function save(input: FieldValues) {
    try {
      const change = settingsSchema.parse(input)
      const { published, ...saved } = await settingsCalls.save(change, query.data)
      dropDraft(DRAFT)
      queryClient.setQueryData(KEY, saved)
      void notifySaved({ published })
      return undefined
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      const reason = `Fehler beim Speichern der Einstellungen: ${error.message}`
      return { ...error.body?.errors, root: { serverError: reason } }
    }
  }

  return (
    <>
      <PageHeader title="Einstellungen">
        <Button component={LinkBase} to={adminPaths.settingsHistory} variant="outlined">
          Verlauf
        </Button>
      </PageHeader>
      {query.isPending && <Loading />}
      {query.error && <Failure text={query.error.message} onRetry={query.refetch} />}
      {query.data && (
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 860, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <LogoPanel logo={query.data.logo} onChange={() => query.refetch()} />
          {/* Begun anew after each save, so that nothing counts as unsaved. */}
          <SettingsForm key={query.data.updatedAt} settings={query.data} onSubmit={save} />
        </Box>
      )}
    </>
  )
}

interface FormProps {
  settings: Settings
  onSubmit: (input: FieldValues) => Promise<object | undefined>
}

const SettingsForm = ({ settings, onSubmit }: FormProps) => (
  <RecordForm
    draft={DRAFT}
    values={anyValues}
    record={settings}
    resolver={resolver}
    onSubmit={onSubmit}
  >
    <Box sx={{ display: 'grid', gap: 2 }}>
      <CompanyFields />
      <LegalFields />
      <HoursFields />
      <ClaimFields />
      <AppearanceFields />
      <MailFields />
    </Box>
  </RecordForm>
)
