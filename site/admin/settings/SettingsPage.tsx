import { zodResolver } from '@hookform/resolvers/zod'
import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { HttpError, LinkBase, Loading, useNotify, useRequireAccess } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { z } from 'zod'
import type { Dealer } from '../../../shared/dealer/dealer.ts'
import {
  type Settings,
  type StoredSettings,
  settings as settingsSchema,
} from '../../../shared/dealer/settings.ts'
import { dropDraft } from '../forms/draft.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { RecordForm } from '../forms/RecordForm.tsx'
import { Failure } from '../layout/LoadFailure.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { adminPaths } from '../paths.ts'
import { useNotifySaved } from '../publish/useNotifySaved.tsx'
import { visuallyHidden } from '../theme/visuallyHidden.ts'
import {
  AppearanceFields,
  CallbackFields,
  ClaimFields,
  CompanyFields,
  HoursFields,
  LegalFields,
  MailFields,
  OfferFields,
} from './SettingsFields.tsx'
import { settingsCalls } from './settingsCalls.ts'
import { useDealerChanged } from './useDealerChanged.ts'

const KEY = ['settings']
const DRAFT = 'einstellungen'
const resolver = zodResolver(settingsSchema)
const anyValues = z.record(z.string(), z.unknown())

/** Who the dealer is, for every page, mail and data sheet. */
export default function SettingsPage() {
  const { isPending } = useRequireAccess({ resource: 'settings', action: 'list' })
  const queryClient = useQueryClient()
  const notifySaved = useNotifySaved()
  const dealerChanged = useDealerChanged()
  const [turn, setTurn] = useState(0)
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
      setTurn(turn + 1)
      void dealerChanged()
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
          <LogoPanel
            logo={query.data.logo}
            onChange={(saved) => {
              // The form keeps what is not saved yet.
              queryClient.setQueryData(KEY, saved)
              void dealerChanged()
            }}
          />
          {/* Begun anew after each save, so that nothing counts as unsaved. */}
          <SettingsForm key={turn} settings={query.data} onSubmit={save} />
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
      <CallbackFields />
      <OfferFields />
    </Box>
  </RecordForm>
)

interface Props {
  logo: Dealer['logo']
  onChange: (saved: StoredSettings) => void
}

/** Applies at once, unlike the form below it. */
function LogoPanel({ logo, onChange }: Props) {
  const notify = useNotify()
  const input = useRef<HTMLInputElement>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File | null) =>
      file ? settingsCalls.uploadLogo(file) : settingsCalls.deleteLogo(),
    onSuccess: ({ published, ...saved }) => {
      notify('Das Logo ist geändert, auf allen Seiten.', { type: 'success' })
      onChange(saved)
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  return (
    <FormSection title="Logo">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {logo && (
          <Box
            component="img"
            src={logo.src}
            alt="Ihr Logo"
            sx={{ height: 48, maxWidth: 240, p: 1, bgcolor: '#fff', objectFit: 'contain' }}
          />
        )}
        <Button
          variant="outlined"
          startIcon={<UploadIcon />}
          disabled={isPending}
          onClick={() => input.current?.click()}
        >
          {isPending ? 'Wird geändert …' : 'Logo hochladen'}
        </Button>
        {logo && (
          <Button disabled={isPending} onClick={() => mutate(null)}>
            Logo entfernen
          </Button>
        )}
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          aria-label="Logo-Datei"
          style={visuallyHidden}
          accept="image/svg+xml,image/png,image/jpeg"
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) mutate(file)
            target.value = ''
          }}
        />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        SVG, PNG oder JPG, höchstens 500 KB, am besten im Querformat auf durchsichtigem oder weißem
        Grund. Ohne Logo steht der Kurzname im Kopf.
      </Typography>
    </FormSection>
  )
}
