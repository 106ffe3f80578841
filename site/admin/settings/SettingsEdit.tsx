import { zodResolver } from '@hookform/resolvers/zod'
import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Edit, LinkBase, Loading, useEditContext } from 'react-admin'
import { z } from 'zod'
import { settings } from '../../../shared/dealer/settings.ts'
import type { Saved } from '../data/httpClient.ts'
import { useSetDealer } from '../dealer/DealerContext.ts'
import { Overtaken } from '../forms/ConflictDialog.tsx'
import { dropDraft } from '../forms/draft.ts'
import { handledByForm } from '../forms/FormToolbar.tsx'
import { RecordForm, whenLeft } from '../forms/RecordForm.tsx'
import { Row, Stacked } from '../layout/Boxes.tsx'
import { FileButton } from '../layout/FileButton.tsx'
import { Failure } from '../layout/LoadFailure.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { useCall } from '../layout/useCall.ts'
import { renameAdministration } from '../layout/windowTitle.ts'
import { adminPaths } from '../paths.ts'
import { useNotifySaved } from '../publish/useNotifySaved.tsx'
import { BuyingFields } from './BuyingFields.tsx'
import { withEmptyPromises, withoutEmptyPromises } from './promises.ts'
import { Section, SectionList } from './SectionList.tsx'
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
import { SETTINGS_ID, type SettingsRecord } from './settingsRecord.ts'

const DRAFT = 'einstellungen'
const anyValues = z.record(z.string(), z.unknown())
const resolver = zodResolver(anyValues.transform(withoutEmptyPromises).pipe(settings))

/** Who the dealer is, for every page, mail and data sheet. */
export default function SettingsEdit() {
  const queryClient = useQueryClient()
  const notifySaved = useNotifySaved()
  const dealerChanged = useDealerChanged()
  const [formKey, setFormKey] = useState(0)
  const onSuccess = ({ published, ...saved }: Saved<SettingsRecord>) => {
    // A save over a newer version is kept under its own key by react-admin.
    queryClient.setQueryData(['settings', 'getOne', { id: SETTINGS_ID, meta: undefined }], saved)
    dropDraft(DRAFT)
    setFormKey(formKey + 1)
    void dealerChanged()
    void notifySaved({ published })
  }
  return (
    <Edit<SettingsRecord>
      id={SETTINGS_ID}
      title={false}
      component="div"
      actions={false}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess, ...handledByForm }}
      queryOptions={{ onError: () => undefined }}
      error={<NotLoaded />}
    >
      <PageHeader title="Einstellungen">
        <Button component={LinkBase} to={adminPaths.settingsHistory} variant="outlined">
          Verlauf
        </Button>
      </PageHeader>
      <Box sx={columns}>
        <SectionsOnceLoaded />
        <LogoPanel onChange={dealerChanged} />
        {/* Begun anew after each save, so that nothing counts as unsaved. */}
        <SettingsForm key={formKey} />
      </Box>
    </Edit>
  )
}

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 860px) minmax(0, 220px)' },
  gridTemplateRows: { lg: 'auto 1fr' },
}

function SectionsOnceLoaded() {
  const { record } = useEditContext<SettingsRecord>()
  return record ? <SectionList /> : null
}

/** Shows in the bar, the window's title and the colours what was just saved. */
function useDealerChanged() {
  const setDealer = useSetDealer()
  return async () => {
    const dealer = await settingsCalls.dealer()
    setDealer(dealer)
    renameAdministration(dealer.shortName)
  }
}

function NotLoaded() {
  const { error, refetch } = useEditContext()
  return (
    <>
      <PageHeader title="Einstellungen" />
      <Failure text={error?.message ?? ''} onRetry={refetch} />
    </>
  )
}

function SettingsForm() {
  const { record } = useEditContext<SettingsRecord>()
  const shown = useMemo(() => record && withEmptyPromises(record), [record])
  if (!shown) return <Loading />
  return (
    <RecordForm draft={DRAFT} record={shown} values={anyValues} resolver={resolver} {...whenLeft}>
      <Stacked>
        <CompanyFields />
        <LegalFields />
        <HoursFields />
        <ClaimFields />
        <AppearanceFields />
        <MailFields />
        <CallbackFields />
        <OfferFields />
        <BuyingFields />
      </Stacked>
      <Overtaken title="Die Einstellungen wurden inzwischen geändert" />
    </RecordForm>
  )
}

/** Applies at once, unlike the form below it, which keeps what is not saved yet. */
function LogoPanel({ onChange }: { onChange: () => Promise<void> }) {
  const { record, refetch } = useEditContext<SettingsRecord>()
  const { mutate, isPending } = useCall({
    call: (file: File | null) =>
      file ? settingsCalls.uploadLogo(file) : settingsCalls.deleteLogo(),
    onDone: async () => {
      await refetch()
      void onChange()
    },
    done: 'Das Logo ist geändert, auf allen Seiten.',
  })
  if (!record) return null
  const { logo } = record
  return (
    <Section name="logo">
      <Row gap={2} sx={{ alignItems: 'center' }}>
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
      <Typography variant="note" sx={{ mt: 1 }}>
        SVG, PNG oder JPG, höchstens 500 KB, am besten im Querformat auf durchsichtigem oder weißem
        Grund. Ohne Logo steht der Kurzname im Kopf.
      </Typography>
    </Section>
  )
}
