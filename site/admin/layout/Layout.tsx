import type { ReactNode } from 'react'
import {
  Layout as AdminLayout,
  CheckForApplicationUpdate,
  Sidebar,
  type SidebarProps,
  TitlePortal,
} from 'react-admin'
import { ScrollRestoration } from 'react-router-dom'
import { PublishFailures } from '../publish/PublishFailures.tsx'
import { AppBar, BAR_HEIGHT } from './AppBar.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { Menu } from './Menu.tsx'
import { SecondFactorFirst } from './SecondFactorFirst.tsx'
import { followHeading } from './windowTitle.ts'

export const Layout = ({ children }: { children: ReactNode }) => (
  <AdminLayout
    appBar={AppBar}
    sidebar={NamedSidebar}
    menu={Menu}
    error={ErrorPage}
    appBarAlwaysOn
    sx={frame}
  >
    <ScrollRestoration />
    <CheckForApplicationUpdate />
    <TitlePortal ref={followHeading} component="h1" variant="h1" sx={heading} />
    <SecondFactorFirst>
      <PublishFailures />
      {children}
    </SecondFactorFirst>
  </AdminLayout>
)

/** On a phone the sidebar is a dialog, which needs a name for axe. */
const NamedSidebar = (props: SidebarProps) => (
  <Sidebar {...props} slotProps={{ paper: { 'aria-label': 'Menü' } }} />
)

const frame = {
  minWidth: 0,
  '& .RaLayout-appFrame': { mt: { xs: `${BAR_HEIGHT}px` }, minWidth: 0 },
  '& .RaLayout-content': { minWidth: 0, maxWidth: 1440, p: { xs: 2, md: 3 } },
  '&& .RaSidebar-paper': { bgcolor: 'background.paper', borderRight: 1, borderColor: 'divider' },
  '& .RaSidebar-fixed': {
    display: 'flex',
    flexDirection: 'column',
    width: 'inherit',
    height: `calc(100vh - ${BAR_HEIGHT}px)`,
  },
  '& .skip-nav-button': { bgcolor: 'secondary.main', color: 'secondary.contrastText' },
}

const heading = {
  flex: 'none',
  mb: 2,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '&:empty': { display: 'none' },
}
