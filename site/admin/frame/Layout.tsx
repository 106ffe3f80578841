import { Alert, Box, type Breakpoint, type Theme, useMediaQuery } from '@mui/material'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import {
  CheckForApplicationUpdate,
  Loading,
  Sidebar,
  SkipNavigationButton,
  TitlePortal,
  useNotify,
  useSidebarState,
} from 'react-admin'
import { ScrollRestoration, useLocation } from 'react-router-dom'
import { AccountChanged } from '../auth/AccountChanged.tsx'
import { May, useMe } from '../auth/me.tsx'
import { DraftCare } from '../kept/DraftCare.tsx'
import { ScreenBoundary } from '../parts/ErrorPage.tsx'
import { lazyPart, WAITS_FOR_CONNECTION } from '../parts/Loading.tsx'
import { PageHeader } from '../parts/Page.tsx'
import { followHeading } from '../parts/windowTitle.ts'
import { SaveNotices } from '../publish/SaveNotices.tsx'
import { usePublishStatus } from '../publish/usePublishStatus.ts'
import { BAR_HEIGHT, BOTTOM_BAR } from '../theme/sizes.ts'
import { useShowsCallNotices } from '../today/callNoticeWish.ts'
import { AppBar } from './AppBar.tsx'
import { CopyNotice } from './CopyNotice.tsx'
import { BottomBar, Menu } from './Menu.tsx'
import { scrollKey } from './scrollKey.ts'

const CallNotices = lazyPart(() => import('../today/CallNotices.tsx'))

/** The frame of all screens. Not react-admin's, which brings menus of its own that nobody sees. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const notify = useNotify()
  useEffect(() => {
    const tell = () => notify(OPENS_ONLINE, { type: 'warning' })
    addEventListener(WAITS_FOR_CONNECTION, tell)
    return () => removeEventListener(WAITS_FOR_CONNECTION, tell)
  }, [notify])
  return (
    <Box sx={frame}>
      <SkipNavigationButton />
      <AppBar />
      <Box component="main" sx={{ display: 'flex', flexGrow: 1 }}>
        <MenuSidebar />
        <Box id="main-content" sx={content}>
          <ScreenBoundary place={pathname}>
            <Suspense fallback={<Loading />}>
              <ScrollRestoration getKey={scrollKey} />
              <CheckForApplicationUpdate />
              <TitlePortal ref={followHeading} component="h1" variant="h1" sx={heading} />
              <SecondFactorFirst>
                <CopyNotice />
                <PublishFailures />
                {children}
              </SecondFactorFirst>
            </Suspense>
          </ScreenBoundary>
        </Box>
      </Box>
      <BottomBar />
      <AccountChanged />
      <DraftCare />
      <SaveNotices />
      <May permission="inquiries.read">
        <WantedCallNotices />
      </May>
    </Box>
  )
}

/** On every screen, where somebody wants them. */
function WantedCallNotices() {
  return useShowsCallNotices() ? (
    <Suspense>
      <CallNotices />
    </Suspense>
  ) : null
}

const OPENS_ONLINE = 'Keine Verbindung. Es öffnet sich, sobald sie wieder da ist.'

const frame = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: '100vh',
  pt: `${BAR_HEIGHT}px`,
  pb: BOTTOM_BAR,
  '&& .RaSidebar-paper': { bgcolor: 'background.paper' },
  '& .RaSidebar-fixed': {
    display: 'flex',
    flexDirection: 'column',
    width: 'inherit',
    height: `calc(100vh - ${BAR_HEIGHT}px)`,
    // It stays where it is while the paper below it is scrolled away.
    bgcolor: 'background.paper',
    borderRight: 1,
    borderColor: 'divider',
  },
  '& .skip-nav-button': { bgcolor: 'secondary.main', color: 'secondary.contrastText' },
}

const content = {
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minWidth: 0,
  maxWidth: 1440,
  p: { xs: 2, md: 3 },
  outline: 'none',
}

const heading = {
  flex: 'none',
  mb: 2,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '&:empty': { display: 'none' },
}

const SecondFactor = lazyPart(() => import('../account/SecondFactor.tsx'))

/** Shows the screens once the user has the second factor that is required, and until then only how to get it. */
function SecondFactorFirst({ children }: { children: ReactNode }) {
  if (!useMe()?.mustSetUpSecondFactor) return children
  return (
    <>
      <PageHeader title="Noch ein Schritt" />
      <Alert severity="info" sx={{ mb: 2, maxWidth: 720 }}>
        Ihr Administrator schreibt die Anmeldung in zwei Schritten vor. Bitte richten Sie sie ein,
        bevor Sie weiterarbeiten.
      </Alert>
      <SecondFactor isOn={false} />
    </>
  )
}

const Failures = lazyPart(() => import('../publish/PublishFailures.tsx'))

/** Says on every screen what visitors do not see yet. */
function PublishFailures() {
  const { data } = usePublishStatus()
  const hasFailed = data && (data.failures.length > 0 || data.edge)
  return <Suspense fallback={null}>{hasFailed && <Failures status={data} />}</Suspense>
}

const useIsBelow = (width: Breakpoint) =>
  useMediaQuery((theme: Theme) => theme.breakpoints.down(width), { noSsr: true })

/**
 * On a phone the sidebar is a dialog, which needs a name for axe. What stands open beside a wide screen would lie on a
 * narrow one and hide it, and take a third of a tablet, which begins with its icons: each width begins with its own
 * state. The dialog must not even open for a moment: one that is closed before it has appeared leaves the screen hidden
 * from screen readers.
 */
function MenuSidebar() {
  const isPhone = useIsBelow('sm')
  const isTablet = useIsBelow('md')
  const width = isPhone ? 'phone' : isTablet ? 'tablet' : 'desk'
  const [isOpen, setOpen] = useSidebarState()
  const [menuOf, setMenuOf] = useState('desk')
  useEffect(() => {
    if (width !== menuOf) setOpen(width === 'desk')
    setMenuOf(width)
  }, [width, menuOf, setOpen])
  return (
    <Sidebar
      appBarAlwaysOn
      open={isOpen && width === menuOf}
      slotProps={{ paper: { 'aria-label': 'Menü' } }}
    >
      <Menu onLeave={() => isPhone && setOpen(false)} />
    </Sidebar>
  )
}
