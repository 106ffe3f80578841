import { Resource } from 'react-admin'
import { Route } from 'react-router-dom'
import { backups } from '../backups/index.ts'
import { categories } from '../categories/index.ts'
import type { AdminResource } from '../data/resource.ts'
import { feeds } from '../feeds/index.ts'
import { inquiries } from '../inquiries/index.ts'
import { messageTemplates } from '../message-templates/index.ts'
import { offers } from '../offers/index.ts'
import { persons } from '../persons/index.ts'
import { products } from '../products/index.ts'
import { settings } from '../settings/index.ts'
import { stockImports } from '../stock/index.ts'
import { texts } from '../texts/index.ts'
import { trash } from '../trash/index.ts'
import { users } from '../users/index.ts'

/** A new resource needs its folder and its name here. */
export const resources: AdminResource[] = [
  products,
  stockImports,
  categories,
  feeds,
  inquiries,
  offers,
  messageTemplates,
  trash,
  persons,
  users,
  settings,
  texts,
  backups,
]

/** The lists that open whole at a fresh visit. */
export const freshLists = resources.filter(({ opensWhole }) => opensWhole).map(({ name }) => name)

export const toResource = ({
  create: Create,
  edit: Edit,
  history: History,
  opensWhole: _,
  ...resource
}: AdminResource) => (
  <Resource key={resource.name} {...resource} hasCreate={!!Create} hasEdit={!!Edit}>
    {Create && <Route path="new" element={<Create />} />}
    {Edit && <Route path=":id/edit" element={<Edit />} />}
    {History && <Route path=":id/history" element={<History />} />}
  </Resource>
)
