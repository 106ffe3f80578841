import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNotify } from 'react-admin'
import type { Dealer } from '../../../shared/dealer/dealer.ts'
import { FormSection } from '../forms/FormSection.tsx'
import { visuallyHidden } from '../theme/visuallyHidden.ts'
import { settingsCalls } from './settingsCalls.ts'

interface Props {
  logo: Dealer['logo']
  onChange: () => void
}

/** Applies at once, unlike the form below it. */
export function LogoPanel({ logo, onChange }: Props) {
  const notify = useNotify()
  const input = useRef<HTMLInputElement>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File | null) =>
      file ? settingsCalls.uploadLogo(file) : settingsCalls.deleteLogo(),
    onSuccess: () => {
      notify('Das Logo ist geändert, auf allen Seiten.', { type: 'success' })
      onChange()
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
          accept="image/svg+xml,image/png"
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) mutate(file)
            target.value = ''
          }}
        />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        SVG oder PNG, höchstens 500 KB, am besten im Querformat auf durchsichtigem Grund. Ohne Logo
        steht der Kurzname im Kopf.
      </Typography>
    </FormSection>
  )
}
