import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { PublishStatus } from '../../../shared/publish.ts'

/** Public pages, each to be looked at in a tab of its own. */
export const PageLinks = ({ pages }: { pages: PublishStatus['lastPages'] }) => (
  <Box
    component="ul"
    sx={{ listStyle: 'none', p: 0, m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
  >
    {pages.map(({ path, name }) => (
      <li key={path}>
        <Link
          href={path}
          target="_blank"
          color="inherit"
          sx={{ display: 'inline-block', py: 0.5, textDecorationColor: 'currentColor' }}
        >
          {name}
        </Link>
      </li>
    ))}
  </Box>
)
