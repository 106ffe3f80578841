import FeedsIcon from '@mui/icons-material/RssFeedOutlined'
import type { AdminResource } from '../data/resource.ts'
import { lazyPart } from '../parts/Loading.tsx'

export const feeds: AdminResource = {
  name: 'feeds',
  path: '/feeds',
  schemas: async () => {
    const { feedState } = await import('../../../shared/feeds/feed-state.ts')
    // react-admin knows records by their `id`.
    const record = feedState.transform((feed) => ({ ...feed, id: feed.key }))
    return { row: record, record }
  },
  permissions: { list: 'feeds.read', show: 'feeds.read', edit: 'feeds.edit' },
  failed: {
    load: 'Fehler beim Laden der Portale',
    save: 'Fehler beim Speichern',
  },
  messages: {
    name: 'Portal |||| Portale',
    fields: { name: 'Name', enabled: 'Eingeschaltet' },
  },
  icon: FeedsIcon,
  list: lazyPart(() => import('./FeedList.tsx')),
  recordRepresentation: 'name',
}
