import Box from '@mui/material/Box'
import SnackbarContent from '@mui/material/SnackbarContent'
import { pageName } from '../../../shared/page-name.ts'
import type { Published } from '../../../shared/publish.ts'
import { PageLinks } from './PageLinks.tsx'
import { savedText } from './publishText.ts'

/** What a save has changed on the website, with the way there. */
export const SavedNotice = ({ published }: { published: Published }) => (
  <SnackbarContent
    role="status"
    message={
      <>
        <strong>{savedText(published)}</strong>
        <Box sx={{ maxHeight: '30vh', overflowY: 'auto' }}>
          <PageLinks pages={published.paths.map((path) => ({ path, name: pageName(path) }))} />
        </Box>
      </>
    }
    sx={{ bgcolor: 'success.main', color: 'success.contrastText', maxWidth: 480 }}
  />
)
