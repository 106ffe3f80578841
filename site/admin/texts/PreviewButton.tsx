import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { AdminDataProvider } from '../data/dataProvider.ts'
import { withReason } from '../data/errorText.ts'

/** Shows the page with the texts of the form, before they are saved. */
export function PreviewButton({ page, name }: { page: string; name: string }) {
  const { getValues, trigger } = useFormContext()
  const { previewText } = useDataProvider<AdminDataProvider>()
  const notify = useNotify()
  const [html, setHtml] = useState<string | null>(null)
  const close = () => setHtml(null)

  async function show() {
    if (!(await trigger())) return
    try {
      setHtml(await previewText(page, getValues('content')))
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
