import { zodResolver } from '@hookform/resolvers/zod'
import { Alert, Box, Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Edit, LinkBase, Loading, type RouterLocation, useEditContext } from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { z } from 'zod'
import {
  FIRST,
  sectionOfAnchor,
  settings,
  settingsSections,
} from '../../../shared/dealer/settings.ts'
import { keysOf } from '../../../shared/values/records.ts'
import { adminPaths, SETTINGS_ID } from '../data/adminPaths.ts'
import { type Saved, tellSaved } from '../data/saved.ts'
import { MAIL_QUERY } from '../data/useMailStatus.ts'
import { useReloadDealer } from '../dealer/DealerContext.ts'
import { Overtaken } from '../forms/ConflictDialog.tsx'
import { DiscardQuestion } from '../forms/FormDialog.tsx'
import { RecordForm, whenLeft } from '../forms/RecordForm.tsx'
import { handledByForm } from '../forms/saving.tsx'
import { readDraft } from '../kept/draft.ts'
import { NotFound } from '../parts/ErrorPage.tsx'
import { Failure } from '../parts/Loading.tsx'
import { PageHeader } from '../parts/Page.tsx'
import {
  goneWithName,
  promisesInWords,
  type SettingsRecord,
  savedWithName,
  withEmptyPromises,
  withoutEmptyPromises,
} from './promises.ts'
import { Section, SectionList, useSection } from './SectionList.tsx'
import { SettingInputs } from './SettingInputs.tsx'

/** What a save was made of: the settings before. */
interface Sent {
  previousData?: SettingsRecord
}

const DRAFT = 'einstellungen'
const anyValues = z.record(z.string(), z.unknown())
const resolver = zodResolver(anyValues.transform(withoutEmptyPromises).pipe(settings))

/** Who the dealer is, for every page, mail and data sheet: one form, a section of it at each address. */
export default function SettingsEdit() {
  const queryClient = useQueryClient()
  const reloadDealer = useReloadDealer()
  const [formKey, setFormKey] = useState(0)
  const name = useParams()['*']
  const section = useSection()
  const formerly = sectionOfAnchor(useLocation().hash)
  if (formerly) return <Navigate to={adminPaths.settingsSection(formerly)} replace />
  if (name && !section) return <NotFound />

  const onSuccess = (answer: Saved<SettingsRecord>, { previousData }: Sent) => {
    // What was typed while it was being saved is the draft that is left, and stays in the form.
    if (!readDraft(DRAFT, z.unknown())) setFormKey(formKey + 1)
    void reloadDealer()
    void queryClient.invalidateQueries({ queryKey: MAIL_QUERY })
    const more = previousData && savedWithName(previousData, answer)
    tellSaved(answer, { more: more ? Promise.resolve(more) : undefined })
  }
  return (
    <Edit<SettingsRecord>
      id={SETTINGS_ID}
      mutationOptions={{ onSuccess, ...handledByForm }}
      queryOptions={{ onError: () => undefined }}
      error={<NotLoaded />}
    >
      <PageHeader
        title={section ? `Einstellungen: ${settingsSections[section].title}` : 'Einstellungen'}
      >
        <Button component={LinkBase} to={adminPaths.settingsHistory} variant="outlined">
          Verlauf
        </Button>
      </PageHeader>
      <Box sx={section ? null : listFirst}>
        {/* Begun anew after each save, so that nothing counts as unsaved. */}
        <SettingsForm key={formKey} />
      </Box>
    </Edit>
  )
}

/** Below a list alone there is nothing to save, but for what was typed before. */
const listFirst = {
  '&:not(:has([data-unsaved])) .MuiToolbar-root': { display: { xs: 'none', md: 'flex' } },
}

const columns = {
  display: 'grid',
  gap: 2,
  maxWidth: 1200,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '296px minmax(0, 1fr)' },
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

/** All sections are one form, so going from one to another leaves nothing. */
const toOtherScreen = (_: RouterLocation, { pathname }: RouterLocation) =>
  pathname !== adminPaths.settings &&
  !Object.keys(settingsSections).some((name) => pathname === `${adminPaths.settings}/${name}`)

function SettingsForm() {
  const { record } = useEditContext<SettingsRecord>()
  const shown = useMemo(() => record && withEmptyPromises(record), [record])
  if (!shown) return <Loading />
  return (
    <RecordForm
      draft={DRAFT}
      record={shown}
      values={anyValues}
      resolver={resolver}
      actions={<BorrowedPromises before={record} />}
      cancel={<Discard />}
      isLeaving={toOtherScreen}
      {...whenLeft}
    >
      <Box sx={columns}>
        <SectionList />
        <div>
          {keysOf(settingsSections).map((name) => (
            <Section key={name} name={name}>
              <SettingInputs section={name} />
            </Section>
          ))}
        </div>
      </Box>
      <Overtaken title="Die Einstellungen wurden inzwischen geändert" />
    </RecordForm>
  )
}

/** Names what of the example goes with the first save of somebody's own name. */
function BorrowedPromises({ before }: { before: SettingsRecord | undefined }) {
  const values: unknown = useWatch()
  const gone = before ? goneWithName(before, values) : []
  if (gone.length === 0) return null
  return (
    <Alert severity="warning" role="status" sx={aboveButtons}>
      Mit dem Speichern werden die Beispielangaben unter {promisesInWords(gone)} geleert. Tragen Sie
      dort Ihre eigenen ein.
    </Alert>
  )
}

/** In the bar with the button, which covers the end of a long form. */
const aboveButtons = { order: -1, flex: '1 0 100%', py: 0 }

/** Takes back what is typed in any section. */
function Discard() {
  const { reset } = useFormContext()
  const { isDirty } = useFormState()
  const section = useSection() ?? FIRST
  const [isAsking, setAsking] = useState(false)
  const wasDirty = useRef(isDirty)
  useEffect(() => {
    // The button that had the focus is gone.
    if (wasDirty.current && !isDirty && document.activeElement === document.body)
      document.getElementById(section)?.focus()
    wasDirty.current = isDirty
  }, [isDirty, section])
  if (!isDirty) return null
  const discard = () => {
    setAsking(false)
    reset()
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>Verwerfen</Button>
      <DiscardQuestion isOpen={isAsking} onKeep={() => setAsking(false)} onDiscard={discard} />
    </>
  )
}
