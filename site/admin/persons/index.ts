import PersonsIcon from '@mui/icons-material/PersonSearchOutlined'
import { lazy } from 'react'
import { person } from '../../../shared/persons/person.ts'
import type { AdminResource } from '../data/resource.ts'

/** react-admin knows records by their `id`. */
const record = person.transform((found) => ({ ...found, id: found.key }))

export const persons: AdminResource = {
  name: 'persons',
  path: '/persons',
  schemas: async () => ({ row: record, record }),
  sortable: false,
  permissions: { list: 'persons' },
  messages: { name: 'Datenschutz |||| Datenschutz', fields: {} },
  icon: PersonsIcon,
  list: lazy(() => import('./PersonsPage.tsx')),
  recordRepresentation: 'name',
}
