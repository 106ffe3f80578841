import Typography from '@mui/material/Typography'
import { DataTable, type RaRecord, useGetOne, useRecordContext } from 'react-admin'
import { roleLabels } from '../../../shared/accounts/permissions.ts'
import type { User } from '../../../shared/accounts/user.ts'
import type { SavedSettings, SettingsPatch } from '../../../shared/dealer/settings.ts'
import { accountChanged, May, useMe } from '../auth/me.tsx'
import { adminPaths, SETTINGS_ID } from '../data/adminPaths.ts'
import { asCards } from '../lists/asCards.ts'
import { RowMenu } from '../lists/RowMenu.tsx'
import { WholeList } from '../lists/WholeList.tsx'
import { AskButton } from '../parts/AskButton.tsx'
import { useChange } from '../parts/change.tsx'
import { PageHeader } from '../parts/Page.tsx'
import { NameLink } from '../parts/ScreenLink.tsx'
import { RemoveUser } from './RemoveUser.tsx'

export default function UserList() {
  return (
    <>
      <PageHeader title="Benutzer" />
      <May permission="users.edit">
        <AccountPolicy />
      </May>
      <WholeList label="Benutzer" sx={layout}>
        <DataTable.Col source="username" disableSort render={name} />
        <DataTable.Col source="email" disableSort />
        <DataTable.Col source="role" disableSort render={({ role }: User) => roleLabels[role]} />
        <DataTable.Col source="state" disableSort render={state} />
        <DataTable.Col source="actions" label="Aktionen" disableSort>
          <UserMenu />
        </DataTable.Col>
      </WholeList>
    </>
  )
}

function UserMenu() {
  const user = useRecordContext<User>()
  if (!user) return null
  return (
    <RowMenu
      deletes="Entfernen"
      question={(onClose) => <RemoveUser user={user} onClose={onClose} />}
    />
  )
}

const name = ({ id, username }: User) => <NameLink to={adminPaths.user(id)}>{username}</NameLink>

function state({ active, isInvited, hasSecondFactor }: User): string {
  const login = active ? (isInvited ? 'Eingeladen' : 'Aktiv') : 'Abgeschaltet'
  return hasSecondFactor ? `${login}, zwei Schritte` : login
}

const layout = asCards('minmax(0, 1fr) auto auto', 'username role actions', 'email state state')

/** Makes the second factor a duty for everybody. */
function AccountPolicy() {
  const me = useMe()
  const { data: settings } = useGetOne<SavedSettings & RaRecord>('settings', { id: SETTINGS_ID })
  const { change, isPending } = useChange<SettingsPatch>('settings', { id: SETTINGS_ID })
  const require = (requiresSecondFactor: boolean) =>
    change({ requiresSecondFactor }, accountChanged)
  if (!settings) return null
  const isOn = settings.requiresSecondFactor
  return (
    <>
      <Typography gutterBottom>
        {isOn
          ? 'Die Anmeldung in zwei Schritten ist für alle Benutzer vorgeschrieben.'
          : 'Die Anmeldung in zwei Schritten ist jedem Benutzer freigestellt.'}
      </Typography>
      <AskButton
        variant="outlined"
        disabled={isPending}
        sx={{ alignSelf: 'start', mb: 2 }}
        question={{
          title: 'Für alle vorschreiben?',
          content: `Wer noch keine Authenticator-App eingerichtet hat, muss das als Nächstes tun und kann vorher nichts anderes.${me?.hasSecondFactor ? '' : ' Das gilt auch für Sie.'}`,
          confirm: 'Vorschreiben',
        }}
        isPending={isPending}
        onConfirm={() => require(true)}
        onClick={isOn ? () => require(false) : undefined}
      >
        {isOn ? 'Freistellen' : 'Für alle vorschreiben …'}
      </AskButton>
    </>
  )
}
