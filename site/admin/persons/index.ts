import PersonsIcon from '@mui/icons-material/PersonSearchOutlined'
import type { AdminResource } from '../data/resource.ts'
import { lazyPart } from '../parts/Loading.tsx'

export const persons: AdminResource = {
  name: 'persons',
  path: '/persons',
  schemas: async () => {
    const { person } = await import('../../../shared/persons/person.ts')
    // react-admin knows records by their `id`.
    const record = person.transform((found) => ({ ...found, id: found.key }))
    return { row: record, record }
  },
  permissions: 'persons',
  messages: { name: 'Datenschutz |||| Datenschutz', fields: {} },
  icon: PersonsIcon,
  list: lazyPart(() => import('./PersonsPage.tsx')),
  recordRepresentation: 'name',
}
