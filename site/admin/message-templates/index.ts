import TemplatesIcon from '@mui/icons-material/QuickreplyOutlined'
import type { AdminResource } from '../data/resource.ts'
import { lazyPart } from '../parts/Loading.tsx'

export const messageTemplates: AdminResource = {
  name: 'message-templates',
  path: '/message-templates',
  schemas: async () => {
    const { messageTemplate } = await import('../../../shared/inquiries/template.ts')
    return { row: messageTemplate, record: messageTemplate }
  },
  permissions: 'inquiries.edit',
  failed: {
    load: 'Fehler beim Laden der Vorlagen',
    save: 'Fehler beim Speichern der Vorlage',
    delete: 'Fehler beim Löschen der Vorlage',
  },
  messages: {
    name: 'Antwortvorlage |||| Antwortvorlagen',
    fields: {
      name: 'Name',
      language: 'Sprache',
      subject: 'Betreff',
      text: 'Text',
      dataSheets: 'Datenblätter anhängen',
      updatedAt: 'Geändert',
    },
    action: { create: 'Neue Vorlage' },
    message: {
      delete_title: 'Vorlage löschen?',
      delete_content:
        '„%{recordRepresentation}“ verschwindet. Was damit geschrieben wurde, bleibt.',
    },
    notifications: { deleted: 'Vorlage gelöscht' },
  },
  icon: TemplatesIcon,
  list: lazyPart(() => import('./TemplateList.tsx')),
  create: lazyPart(() => import('./TemplateCreate.tsx')),
  edit: lazyPart(() => import('./TemplateEdit.tsx')),
  recordRepresentation: 'name',
}
