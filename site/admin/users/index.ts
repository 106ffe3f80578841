import PeopleIcon from '@mui/icons-material/PeopleOutlined'
import type { AdminResource } from '../data/resource.ts'
import { lazyPart } from '../parts/Loading.tsx'

export const users: AdminResource = {
  name: 'users',
  path: '/users',
  // A new user comes with the link of the invitation.
  schemas: async () => {
    const { accountLink, user } = await import('../../../shared/accounts/user.ts')
    return { row: user, record: user.extend(accountLink.partial().shape) }
  },
  permissions: 'users.edit',
  failed: {
    load: 'Fehler beim Laden der Benutzer',
    save: 'Fehler beim Speichern des Benutzers',
    delete: 'Fehler beim Entfernen des Benutzers',
  },
  messages: {
    name: 'Benutzer |||| Benutzer',
    fields: {
      username: 'Benutzername',
      name: 'Name (freiwillig)',
      email: 'E-Mail-Adresse',
      role: 'Rolle',
      active: 'Anmeldung erlaubt',
      state: 'Zustand',
    },
    action: { create: 'Neuer Benutzer' },
    notifications: { deleted: 'Benutzer entfernt' },
  },
  icon: PeopleIcon,
  list: lazyPart(() => import('./UserList.tsx')),
  create: lazyPart(() => import('./UserCreate.tsx')),
  edit: lazyPart(() => import('./UserEdit.tsx')),
  recordRepresentation: 'username',
}
