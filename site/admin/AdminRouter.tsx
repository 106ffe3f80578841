import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { Administration } from './Administration.tsx'
import { session } from './auth/session.ts'
import { ADMIN, adminPaths } from './paths.ts'
import '../styles/fonts.css'

/** One data router, since only such a one can hold back who leaves a form with changes. */
const router = createBrowserRouter([{ path: `${ADMIN}/*`, element: <Administration /> }])

session.addEventListener('end', () => {
  const { pathname: nextPathname, search: nextSearch } = router.state.location
  if (nextPathname !== adminPaths.login)
    void router.navigate(adminPaths.login, { state: { nextPathname, nextSearch } })
})

/** Without transitions: react-admin empties its caches right after it has sent someone to the login. */
export default function AdminRouter() {
  return <RouterProvider router={router} useTransitions={false} />
}
