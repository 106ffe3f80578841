import CssBaseline from '@mui/material/CssBaseline'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { lazy, useMemo, useState } from 'react'
import { AdminContext, CoreAdminUI, CustomRoutes, Loading } from 'react-admin'
import { createBrowserRouter, Navigate, Route, RouterProvider } from 'react-router-dom'
import type { Dealer } from '../../shared/dealer/dealer.ts'
import { Logout } from './auth/Logout.tsx'
import { useMe } from './auth/me.tsx'
import { authProvider } from './authProvider.ts'
import { ADMIN, adminPaths } from './data/adminPaths.ts'
import { load } from './data/api.ts'
import { createDataProvider } from './data/dataProvider.ts'
import { queryClient } from './data/queryClient.ts'
import { messages } from './data/raMessages.ts'
import { DealerContext, useDealer } from './dealer/DealerContext.ts'
import { useSubmitByKey } from './forms/keyboard.ts'
import { Notification } from './frame/Notification.tsx'
import { freshLists, resources, toResource } from './frame/resources.tsx'
import { viewsOf } from './kept/ownViews.ts'
import {
  claim,
  followOtherWindows,
  readToken,
  rememberedUser,
  session,
  useOwnership,
} from './kept/session.ts'
import { AccessDenied, ErrorPage, NotFound } from './parts/ErrorPage.tsx'
import { renameAdministration } from './parts/windowTitle.ts'
import { darkTheme, lightTheme } from './theme/theme.ts'
import '../styles/fonts.css'
import { repairedLink } from './auth/linkToken.ts'
import { lazyPart } from './parts/Loading.tsx'

const Account = lazyPart(() => import('./account/Account.tsx'))
const Customer = lazyPart(() => import('./customers/CustomerPage.tsx'))
const Customers = lazyPart(() => import('./customers/CustomersPage.tsx'))
const Firm = lazyPart(() => import('./customers/FirmPage.tsx'))
const Dashboard = lazyPart(() => import('./dashboard/Dashboard.tsx'))
const Layout = lazy(() => import('./frame/Layout.tsx').then(({ Layout }) => ({ default: Layout })))
const ForgotPassword = lazyPart(() => import('./auth/ForgotPassword.tsx'))
const Login = lazy(() => import('./auth/Login.tsx'))
const SetPassword = lazyPart(() => import('./auth/SetPassword.tsx'))
const Statistics = lazyPart(() => import('./statistics/StatisticsPage.tsx'))
const Today = lazyPart(async () => {
  const [{ default: Page }, { OpenedInquiry }] = await Promise.all([
    import('./today/TodayPage.tsx'),
    import('./inquiries/OpenedInquiry.tsx'),
  ])
  return { default: () => <Page Opened={OpenedInquiry} /> }
})
// The yard opens without a connection, from what the browser keeps.
const Yard = lazy(() => import('./yard/Yard.tsx'))

const dataProvider = createDataProvider(resources)
const texts = {
  ...messages,
  resources: Object.fromEntries(resources.map(({ name, messages }) => [name, messages])),
}
const i18nProvider = polyglotI18nProvider(() => texts, 'de')

// Before the router reads the address: no screen has this one.
const repaired = repairedLink(location.pathname)
if (repaired) history.replaceState(null, '', repaired)

/** A data router, because only that can block the navigation away from unsaved changes. */
const router = createBrowserRouter([{ path: `${ADMIN}/*`, element: <Screens /> }])

/** The screens of whoever is not logged in. */
const OUTSIDE: string[] = [adminPaths.login, adminPaths.forgotPassword, adminPaths.setPassword]

session.addEventListener('end', () => {
  const { pathname: nextPathname, search: nextSearch } = router.state.location
  if (OUTSIDE.includes(nextPathname)) return
  void router.navigate(adminPaths.login, { state: { nextPathname, nextSearch } })
  queryClient.clear()
})

const known = readToken()
const user = known && rememberedUser(known)
if (user) claim(known, user)
followOtherWindows()

/** Without transitions, because react-admin clears its caches right after it navigates to the login. */
export default function Administration({ dealer: first }: { dealer: Dealer }) {
  const [dealer, setDealer] = useState(first)
  useSubmitByKey()
  const reload = async () => {
    // Brings the rules of the settings, which no first screen needs.
    const schema = await import('../../shared/dealer/dealer.ts')
    const now = await load(schema.dealer, '/dealer')
    setDealer(now)
    renameAdministration(now.shortName)
  }
  return (
    <DealerContext value={{ dealer, reload }}>
      <RouterProvider router={router} useTransitions={false} />
    </DealerContext>
  )
}

/** Whoever sells begins with what waits today, the yard's phones with the yard, all others with the dashboard. */
function FirstScreen() {
  const me = useMe()
  if (!me) return null
  const first = { sales: adminPaths.today, stock: adminPaths.yard, administrator: null }[me.roleKey]
  const isAtDesk = me.roleKey === 'stock' && matchMedia('(min-width: 600px)').matches
  return <Navigate to={(!isAtDesk && first) || adminPaths.dashboard} replace />
}

function Screens() {
  const { accentColour } = useDealer()
  const [light, dark] = useMemo(
    () => [lightTheme(accentColour), darkTheme(accentColour)],
    [accentColour],
  )
  const account = useOwnership().owner?.id ?? null
  const store = useMemo(() => viewsOf(account, freshLists), [account])
  return (
    <AdminContext
      basename={ADMIN}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      lightTheme={light}
      darkTheme={dark}
    >
      <CssBaseline enableColorScheme />
      {/* Not AdminUI, which brings a layout and a login of its own to whoever wants to log in. */}
      <CoreAdminUI
        title="Verwaltung"
        requireAuth
        disableTelemetry
        layout={Layout}
        loginPage={Login}
        loading={Loading}
        error={ErrorPage}
        catchAll={NotFound}
        accessDenied={AccessDenied}
        dashboard={FirstScreen}
      >
        <CustomRoutes>
          <Route path="heute" element={<Today />} />
          <Route path="dashboard" element={<Dashboard />} />
          <Route path="statistics" element={<Statistics />} />
          <Route path="customers" element={<Customers />} />
          <Route path="customers/:key" element={<Customer />} />
          <Route path="firms" element={<Firm />} />
          <Route path="konto" element={<Account />} />
        </CustomRoutes>
        <CustomRoutes noLayout>
          <Route path="abmelden" element={<Logout />} />
          <Route path="passwort-vergessen" element={<ForgotPassword />} />
          <Route path="passwort-setzen" element={<SetPassword />} />
          <Route path="hof/*" element={<Yard />} />
        </CustomRoutes>
        {resources.map(toResource)}
      </CoreAdminUI>
      <Notification />
    </AdminContext>
  )
}
