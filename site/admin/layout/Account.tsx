import AccountIcon from '@mui/icons-material/AccountCircleOutlined'
import LogoutIcon from '@mui/icons-material/Logout'
import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { LinkBase, useLogout } from 'react-admin'
import { paths } from '../../../shared/paths.ts'
import { useMe } from '../auth/me.ts'
import { adminPaths } from '../paths.ts'

/** The user and the logout button. react-admin's UserMenu and Logout fail axe: names, roles, landmarks. */
export function Account() {
  const me = useMe()
  const logout = useLogout()
  return (
    <Box sx={foot}>
      <Typography sx={{ px: 1, fontWeight: 600 }}>{me?.username}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ px: 1, pb: 1 }}>
        {me?.role}
      </Typography>
      <Button href={paths.home} target="_blank" startIcon={<OpenInNewIcon />}>
        Website ansehen
      </Button>
      <Button component={LinkBase} to={adminPaths.account} startIcon={<AccountIcon />}>
        Mein Konto
      </Button>
      <Button startIcon={<LogoutIcon />} onClick={() => logout({}, undefined, false)}>
        Abmelden
      </Button>
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
