import KeyIcon from '@mui/icons-material/KeyOutlined'
import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem'
import { lazy, Suspense, useState } from 'react'
import { UserMenu, useUserMenu } from 'react-admin'
import { paths } from '../../../shared/paths.ts'

const PasswordDialog = lazy(() => import('../auth/PasswordDialog.tsx'))

/** Who is logged in, and what belongs to the account. */
export function AccountMenu() {
  const [isChanging, setChanging] = useState(false)
  return (
    <>
      <UserMenu>
        <ChangePassword onChoose={() => setChanging(true)} />
        <ViewWebsite />
      </UserMenu>
      {isChanging && (
        <Suspense>
          <PasswordDialog onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </>
  )
}

function ChangePassword({ onChoose, ...rest }: MenuItemProps & { onChoose: () => void }) {
  const menu = useUserMenu()
  const choose = () => {
    menu?.onClose()
    onChoose()
  }
  return (
    <MenuItem {...rest} onClick={choose}>
      <ListItemIcon>
        <KeyIcon />
      </ListItemIcon>
      Passwort ändern
    </MenuItem>
  )
}

function ViewWebsite(props: MenuItemProps<'a'>) {
  const menu = useUserMenu()
  return (
    <MenuItem {...props} component="a" href={paths.home} target="_blank" onClick={menu?.onClose}>
      <ListItemIcon>
        <OpenInNewIcon />
      </ListItemIcon>
      Website ansehen
    </MenuItem>
  )
}
