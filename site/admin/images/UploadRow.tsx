import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { Upload } from './useUploads.ts'

interface Props {
  upload: Upload
  onRetry: () => void
  onRemove: () => void
}

export const UploadRow = ({ upload: { file, progress, failure }, onRetry, onRemove }: Props) => (
  <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography
        variant="body2"
        color={failure ? 'error' : 'textPrimary'}
        sx={{ flex: '1 1 200px', minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {failure?.isAboutFile ? `${file.name}: ${failure.reason}` : file.name}
      </Typography>
      {failure && <Button onClick={onRetry}>Erneut versuchen</Button>}
      <IconButton aria-label={`${file.name} nicht hochladen`} onClick={onRemove}>
        <CloseIcon />
      </IconButton>
    </Box>
    {!failure && (
      <LinearProgress
        aria-label={`${file.name} wird hochgeladen`}
        variant={progress < 1 ? 'determinate' : 'indeterminate'}
        value={progress * 100}
        sx={{ mt: 0.5 }}
      />
    )}
  </Box>
)
