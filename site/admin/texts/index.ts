import TextsIcon from '@mui/icons-material/ArticleOutlined'
import type { AdminResource } from '../data/resource.ts'
import { lazyPart } from '../parts/Loading.tsx'

export const texts: AdminResource = {
  name: 'texts',
  path: '/texts',
  schemas: async () => {
    const { text } = await import('../../../shared/texts/text.ts')
    // react-admin knows a record by its `id`.
    const record = text.transform((found) => ({ ...found, id: found.page }))
    return { row: record, record }
  },
  permissions: 'texts.edit',
  failed: {
    load: 'Fehler beim Laden der Texte',
    save: 'Fehler beim Speichern des Textes',
    delete: 'Fehler beim Zurückkehren zur Vorlage',
  },
  messages: {
    name: 'Text |||| Texte',
    fields: { page: 'Seite', isTemplate: 'Stand', updatedAt: 'Geändert' },
    notifications: { deleted: 'Die Vorlage ist wieder auf der Website' },
  },
  icon: TextsIcon,
  list: lazyPart(() => import('./TextList.tsx')),
  edit: lazyPart(() => import('./TextEdit.tsx')),
  history: lazyPart(() => import('./TextHistory.tsx')),
  recordRepresentation: 'page',
}
