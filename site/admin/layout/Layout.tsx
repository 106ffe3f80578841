import Box from '@mui/material/Box'
import { type ReactNode, Suspense, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router-dom'
import { PublishFailures } from '../publish/PublishFailures.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { Loading } from './Loading.tsx'
import { Sidebar } from './Sidebar.tsx'
import { SkipLink } from './SkipLink.tsx'
import { TopBar } from './TopBar.tsx'
import { useFreshStart } from './useFreshStart.ts'

export function Layout({ children }: { children: ReactNode }) {
  const [menuOpen, setMenuOpen] = useState(false)
  const { pathname } = useLocation()
  const main = useFreshStart(pathname)
  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <TopBar onMenu={() => setMenuOpen(true)} />
      <Box sx={{ display: 'flex', flex: 1 }}>
        <Sidebar open={menuOpen} onClose={() => setMenuOpen(false)} />
        <Box
          component="main"
          ref={main}
          id="inhalt"
          tabIndex={-1}
          sx={{ flex: 1, minWidth: 0, p: { xs: 2, md: 3 }, maxWidth: 1440, outline: 'none' }}
        >
          <PublishFailures />
          <ErrorBoundary resetKeys={[pathname]} FallbackComponent={ErrorPage}>
            <Suspense fallback={<Loading />}>{children}</Suspense>
          </ErrorBoundary>
        </Box>
      </Box>
    </Box>
  )
}
