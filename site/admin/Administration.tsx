import CssBaseline from '@mui/material/CssBaseline'
import { lazy } from 'react'
import { AdminContext, CoreAdminUI, CustomRoutes, localStorageStore } from 'react-admin'
import { Navigate, Route } from 'react-router-dom'
import { authProvider } from './auth/authProvider.ts'
import { LoginPage } from './auth/LoginPage.tsx'
import { createDataProvider } from './data/dataProvider.ts'
import { queryClient } from './data/queryClient.ts'
import { i18nProvider } from './i18n/i18nProvider.ts'
import { ErrorPage } from './layout/ErrorPage.tsx'
import { Layout } from './layout/Layout.tsx'
import { Loading } from './layout/Loading.tsx'
import { Messages } from './layout/Messages.tsx'
import { NotFound } from './layout/NotFound.tsx'
import { ADMIN, adminPaths } from './paths.ts'
import { resources, toResource } from './resources.tsx'
import { darkTheme, lightTheme } from './theme/theme.ts'

const Dashboard = lazy(() => import('./dashboard/Dashboard.tsx'))

const store = localStorageStore()
const dataProvider = createDataProvider(resources)

const toDashboard = <Navigate to={adminPaths.dashboard} replace />

export function Administration() {
  return (
    <AdminContext
      basename={ADMIN}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
      queryClient={queryClient}
      store={store}
    >
      <CssBaseline enableColorScheme />
      <CoreAdminUI
        requireAuth
        disableTelemetry
        title="Verwaltung"
        layout={Layout}
        loginPage={LoginPage}
        loading={Loading}
        error={ErrorPage}
        catchAll={NotFound}
        dashboard={() => toDashboard}
      >
        <CustomRoutes>
          <Route path="dashboard" element={<Dashboard />} />
        </CustomRoutes>
        {resources.map(toResource)}
      </CoreAdminUI>
      <Messages />
    </AdminContext>
  )
}
