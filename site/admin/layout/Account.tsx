import KeyIcon from '@mui/icons-material/KeyOutlined'
import LogoutIcon from '@mui/icons-material/Logout'
import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { useGetIdentity, useLogout } from 'react-admin'
import { paths } from '../../../shared/paths.ts'

const PasswordDialog = lazy(() => import('../auth/PasswordDialog.tsx'))

/** The user and the logout button. react-admin's UserMenu and Logout fail axe: names, roles, landmarks. */
export function Account() {
  const { identity } = useGetIdentity()
  const logout = useLogout()
  const [isChanging, setChanging] = useState(false)
  return (
    <Box sx={foot}>
      <Typography sx={{ px: 1, fontWeight: 600 }}>{identity?.fullName}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ px: 1, pb: 1 }}>
        {identity?.role}
      </Typography>
      <Button href={paths.home} target="_blank" startIcon={<OpenInNewIcon />}>
        Website ansehen
      </Button>
      <Button startIcon={<KeyIcon />} onClick={() => setChanging(true)}>
        Passwort ändern
      </Button>
      <Button startIcon={<LogoutIcon />} onClick={() => logout({}, undefined, false)}>
        Abmelden
      </Button>
      {isChanging && (
        <Suspense>
          <PasswordDialog onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </Box>
  )
}

const foot = {
  display: 'grid',
  mt: 'auto',
  p: 1,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  borderTop: 1,
  borderColor: 'divider',
  '& .MuiButton-root': { justifyContent: 'flex-start', px: 1 },
}
