import { lazy, useMemo } from 'react'
import { AdminContext, AdminUI, CustomRoutes, localStorageStore } from 'react-admin'
import { Navigate, Route } from 'react-router-dom'
import { authProvider } from './auth/authProvider.ts'
import { useMe } from './auth/me.tsx'
import { createDataProvider } from './data/dataProvider.ts'
import { queryClient } from './data/queryClient.ts'
import { useDealer } from './dealer/DealerContext.ts'
import { i18nProvider } from './i18n/i18nProvider.ts'
import { AccessDenied, ErrorPage, NotFound } from './layout/ErrorPage.tsx'
import { Layout } from './layout/Layout.tsx'
import { Notification } from './layout/Notification.tsx'
import { ADMIN, adminPaths } from './paths.ts'
import { resources, toResource } from './resources.tsx'
import { darkTheme, lightTheme } from './theme/theme.ts'

const Account = lazy(() => import('./account/Account.tsx'))
const Dashboard = lazy(() => import('./dashboard/Dashboard.tsx'))
const ForgotPassword = lazy(() => import('./auth/ForgotPassword.tsx'))
const Login = lazy(() => import('./auth/Login.tsx'))
const SetPassword = lazy(() => import('./auth/SetPassword.tsx'))
const Statistics = lazy(() => import('./statistics/StatisticsPage.tsx'))
const Today = lazy(() => import('./today/TodayPage.tsx'))
const Yard = lazy(() => import('./yard/Yard.tsx'))

const store = localStorageStore()
const dataProvider = createDataProvider(resources)

/** Whoever sells begins with what waits today, all others with the dashboard. */
function FirstScreen() {
  const me = useMe()
  if (!me) return null
  return <Navigate to={me.roleKey === 'sales' ? adminPaths.today : adminPaths.dashboard} replace />
}

export function Administration() {
  const { accentColour } = useDealer()
  const [light, dark] = useMemo(
    () => [lightTheme(accentColour), darkTheme(accentColour)],
    [accentColour],
  )
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
      <AdminUI
        title="Verwaltung"
        requireAuth
        disableTelemetry
        layout={Layout}
        loginPage={Login}
        notification={Notification}
        error={ErrorPage}
        catchAll={NotFound}
        accessDenied={AccessDenied}
        dashboard={FirstScreen}
      >
        <CustomRoutes>
          <Route path="heute" element={<Today />} />
          <Route path="dashboard" element={<Dashboard />} />
          <Route path="statistics" element={<Statistics />} />
          <Route path="konto" element={<Account />} />
        </CustomRoutes>
        <CustomRoutes noLayout>
          <Route path="passwort-vergessen" element={<ForgotPassword />} />
          <Route path="passwort-setzen" element={<SetPassword />} />
          <Route path="hof/*" element={<Yard />} />
        </CustomRoutes>
        {resources.map(toResource)}
      </AdminUI>
    </AdminContext>
  )
}
