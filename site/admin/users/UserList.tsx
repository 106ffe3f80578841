import Link from '@mui/material/Link'
import {
  CreateButton,
  DataTable,
  DeleteWithConfirmButton,
  LinkBase,
  List,
  TopToolbar,
} from 'react-admin'
import { roleLabels } from '../../../shared/accounts/permissions.ts'
import type { User } from '../../../shared/accounts/user.ts'
import { May } from '../auth/May.tsx'
import { handledByLoadFailure, LoadFailure } from '../layout/LoadFailure.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { asCards } from '../lists/asCards.ts'
import { NoResults } from '../lists/NoResults.tsx'
import { adminPaths } from '../paths.ts'
import { AccountPolicy } from './AccountPolicy.tsx'

const actions = (
  <TopToolbar>
    <CreateButton />
  </TopToolbar>
)

export default function UserList() {
  return (
    <>
      <PageHeader title="Benutzer" />
      <May permission="users.edit">
        <AccountPolicy />
      </May>
      <List title={false} actions={actions} pagination={false} queryOptions={handledByLoadFailure}>
        <LoadFailure />
        <DataTable<User>
          aria-label="Benutzer"
          bulkActionButtons={false}
          rowClick={false}
          empty={<NoResults />}
          sx={layout}
        >
          <DataTable.Col source="username" disableSort render={name} />
          <DataTable.Col source="email" disableSort />
          <DataTable.Col source="role" disableSort render={({ role }: User) => roleLabels[role]} />
          <DataTable.Col source="state" disableSort render={state} />
          <DataTable.Col source="actions" label="Aktionen" disableSort>
            <DeleteWithConfirmButton />
          </DataTable.Col>
        </DataTable>
      </List>
    </>
  )
}

const name = ({ id, username }: User) => (
  <Link component={LinkBase} to={adminPaths.user(id)} sx={{ fontWeight: 600 }}>
    {username}
  </Link>
)

function state({ active, isInvited, hasSecondFactor }: User): string {
  const login = active ? (isInvited ? 'Eingeladen' : 'Aktiv') : 'Abgeschaltet'
  return hasSecondFactor ? `${login}, zwei Schritte` : login
}

const layout = asCards('1fr auto', 'username role', 'email email', 'state actions')
