import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { Administration } from './Administration.tsx'
import { session } from './auth/session.ts'
import { queryClient } from './data/queryClient.ts'
import { ADMIN, adminPaths } from './paths.ts'
import '../styles/fonts.css'

/** A data router, because only that can block the navigation away from unsaved changes. */
const router = createBrowserRouter([{ path: `${ADMIN}/*`, element: <Administration /> }])

session.addEventListener('end', () => {
  const { pathname: nextPathname, search: nextSearch } = router.state.location
  if (nextPathname === adminPaths.login) return
  void router.navigate(adminPaths.login, { state: { nextPathname, nextSearch } })
  queryClient.clear()
})

/** Without transitions, because react-admin clears its caches right after it navigates to the login. */
export default function AdminRouter() {
  return <RouterProvider router={router} useTransitions={false} />
}
