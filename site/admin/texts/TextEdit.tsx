import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import { Alert, Box, Button, Dialog, DialogActions, DialogTitle } from '@mui/material'
import { useState } from 'react'
import { Edit, useDeleteController, useNotify, useRecordContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { pageName } from '../../../shared/pages/page-name.ts'
import { pageTextOf } from '../../../shared/texts/index.ts'
import type { Text } from '../../../shared/texts/text.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { withReason } from '../data/api.ts'
import { useSaved } from '../data/saved.ts'
import { useDealer } from '../dealer/DealerContext.ts'
import { Overtaken } from '../forms/ConflictDialog.tsx'
import { handledByForm } from '../forms/saving.tsx'
import { AskButton } from '../parts/AskButton.tsx'
import { NotFound } from '../parts/ErrorPage.tsx'
import { PageHeader } from '../parts/Page.tsx'
import { ScreenButton, ScreenLink } from '../parts/ScreenLink.tsx'
import { previewOf } from './SidePreview.tsx'
import { TextForm } from './TextForm.tsx'

export default function TextEdit() {
  const onSuccess = useSaved()
  return (
    <Edit<Text & { id: string }> mutationOptions={{ onSuccess, ...handledByForm }}>
      <TextScreen />
    </Edit>
  )
}

function TextScreen() {
  const record = useRecordContext<Text>()
  const { hasEnglish } = useDealer()
  const form = record && pageTextOf(record.page)
  if (!record) return null
  if (!form) return <NotFound />
  const name = pageName(form.path)
  const isOff = form.language === 'en' && !hasEnglish
  return (
    <>
      <PageHeader title={`Texte: ${name}`}>
        {!isOff && (
          <Button variant="outlined" href={form.path} target="_blank">
            Auf der Website ansehen
          </Button>
        )}
        <ScreenButton to={adminPaths.textHistory(record.page)}>Verlauf</ScreenButton>
        {!record.isTemplate && <TemplateButton />}
      </PageHeader>
      {isOff && <SwitchedOff />}
      <TextForm
        form={form}
        actions={!isOff && <PreviewButton page={record.page} name={name} />}
        hasPreview={!isOff}
      >
        <Overtaken title="Dieser Text wurde inzwischen geändert" />
      </TextForm>
    </>
  )
}

const SwitchedOff = () => (
  <Alert severity="info" sx={{ mb: 2 }}>
    Die englischen Seiten sind ausgeschaltet. Was Sie hier schreiben, steht auf der Website, sobald
    Sie sie in den{' '}
    <ScreenLink to={adminPaths.settingsSection('englisch')}>Einstellungen</ScreenLink> einschalten.
  </Alert>
)

/** Shows the page with the texts of the form, before they are saved. */
function PreviewButton({ page, name }: { page: string; name: string }) {
  const { getValues, trigger } = useFormContext()
  const notify = useNotify()
  const [html, setHtml] = useState<string | null>(null)
  const close = () => setHtml(null)

  async function show() {
    if (!(await trigger())) return
    try {
      setHtml(await previewOf(page, getValues('content')))
    } catch (error) {
      notify(withReason('Keine Vorschau', error), { type: 'error' })
    }
  }

  return (
    <>
      <Button variant="outlined" startIcon={<VisibilityIcon />} onClick={show}>
        Vorschau
      </Button>
      <Dialog fullScreen open={html !== null} onClose={close} aria-labelledby="vorschau">
        <DialogTitle id="vorschau">{`Vorschau: ${name}`}</DialogTitle>
        {/* The page's scripts do not run. Its origin lets it load its own fonts and pictures. */}
        <Box
          component="iframe"
          title={`Vorschau: ${name}`}
          srcDoc={html ?? ''}
          sandbox="allow-same-origin"
          sx={{ flex: 1, border: 0, bgcolor: 'common.white' }}
        />
        <DialogActions>
          <span>Noch nicht gespeichert</span>
          <Button variant="contained" onClick={close}>
            Weiter bearbeiten
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

const LABEL = 'Zurück zur Vorlage'

/** Replaces the dealer's own texts of a page by the template, after a question. */
function TemplateButton() {
  const { isPending, handleDelete } = useDeleteController({
    mutationMode: 'pessimistic',
    redirect: 'list',
  })
  return (
    <AskButton
      variant="outlined"
      color="error"
      question={{
        title: `${LABEL}?`,
        content:
          'Die Vorlage ist dann sofort auf der Website. Ihr eigener Text steht nur noch im Verlauf, und von dort können Sie ihn zurückholen.',
        confirm: LABEL,
      }}
      isPending={isPending}
      onConfirm={handleDelete}
    >
      {LABEL}
    </AskButton>
  )
}
