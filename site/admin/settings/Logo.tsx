import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import { Box, Button, Typography } from '@mui/material'
import { useEditContext } from 'react-admin'
import { callApi } from '../data/api.ts'
import type { SettingsRecord } from '../data/settingsRecord.ts'
import { useReloadDealer } from '../dealer/DealerContext.ts'
import { Row } from '../parts/Boxes.tsx'
import { FileButton } from '../parts/FileButton.tsx'
import { useCall } from '../parts/useCall.ts'

/** Applies at once, unlike the form around it, which keeps what is not saved yet. */
export function Logo() {
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
