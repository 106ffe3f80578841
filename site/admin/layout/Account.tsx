import KeyIcon from '@mui/icons-material/KeyOutlined'
import LogoutIcon from '@mui/icons-material/Logout'
import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { useAuthProvider, useGetIdentity } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { ADMINISTRATOR } from '../../../shared/auth.ts'
import { paths } from '../../../shared/paths.ts'
import { adminPaths } from '../paths.ts'

const PasswordDialog = lazy(() => import('../auth/PasswordDialog.tsx'))

/** Who is logged in, and the way out. */
export function Account() {
  const { identity } = useGetIdentity()
  const authProvider = useAuthProvider()
  const navigate = useNavigate()
  const [changing, setChanging] = useState(false)
  const logout = async () => {
    await authProvider?.logout({})
    navigate(adminPaths.login)
  }
  return (
    <Box sx={{ mt: 'auto', p: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ px: 1.5, pb: 1 }}>
        <Typography sx={{ fontWeight: 600, minHeight: '1.5em' }}>{identity?.fullName}</Typography>
        <Typography variant="body2" color="textSecondary">
          {ADMINISTRATOR}
        </Typography>
      </Box>
      <Button href={paths.home} target="_blank" fullWidth startIcon={<OpenInNewIcon />} sx={row}>
        Website ansehen
      </Button>
      <Button fullWidth startIcon={<KeyIcon />} sx={row} onClick={() => setChanging(true)}>
        Passwort ändern
      </Button>
      <Button fullWidth startIcon={<LogoutIcon />} sx={row} onClick={logout}>
        Abmelden
      </Button>
      {changing && (
        <Suspense>
          <PasswordDialog onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </Box>
  )
}

const row = { justifyContent: 'flex-start', px: 1.5 }
