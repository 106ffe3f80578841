import CssBaseline from '@mui/material/CssBaseline'
import { QueryClient } from '@tanstack/react-query'
import { lazy } from 'react'
import { AdminContext, CoreAdminUI, CustomRoutes, localStorageStore, Resource } from 'react-admin'
import { Navigate, Route } from 'react-router-dom'
import { authProvider } from './auth/authProvider.ts'
import { LoginPage } from './auth/LoginPage.tsx'
import { dataProvider } from './data/dataProvider.ts'
import { i18nProvider } from './i18n/i18nProvider.ts'
import { ErrorPage } from './layout/ErrorPage.tsx'
import { Layout } from './layout/Layout.tsx'
import { Loading } from './layout/Loading.tsx'
import { Messages } from './layout/Messages.tsx'
import { NotFound } from './layout/NotFound.tsx'
import { ADMIN, adminPaths } from './paths.ts'
import { darkTheme, lightTheme } from './theme/theme.ts'

const Dashboard = lazy(() => import('./dashboard/Dashboard.tsx'))
const ProductList = lazy(() => import('./products/ProductList.tsx'))
const ProductCreate = lazy(() => import('./products/ProductCreate.tsx'))
const ProductEdit = lazy(() => import('./products/ProductEdit.tsx'))
const CategoryList = lazy(() => import('./categories/CategoryList.tsx'))
const CategoryCreate = lazy(() => import('./categories/CategoryCreate.tsx'))
const InquiryList = lazy(() => import('./inquiries/InquiryList.tsx'))

const store = localStorageStore()
const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } },
})

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
        <Resource name="products" list={ProductList} recordRepresentation="title">
          <Route path="new" element={<ProductCreate />} />
          <Route path=":id/edit" element={<ProductEdit />} />
        </Resource>
        <Resource name="categories" list={CategoryList} recordRepresentation="name">
          <Route path="new" element={<CategoryCreate />} />
        </Resource>
        <Resource name="inquiries" list={InquiryList} recordRepresentation="receipt" />
      </CoreAdminUI>
      <Messages />
    </AdminContext>
  )
}
