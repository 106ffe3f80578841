import type { AdminResource } from '../data/resource.ts'
import { lazyPart } from '../parts/Loading.tsx'
import { InquiriesIcon } from './InquiriesIcon.tsx'

export const inquiries: AdminResource = {
  name: 'inquiries',
  path: '/contact',
  schemas: async () => {
    const { listedInquiry: row } = await import('../../../shared/inquiries/listed-inquiry.ts')
    const { inquiry: deleted, openedInquiry: record } = await import(
      '../../../shared/inquiries/inquiry.ts'
    )
    return { row, record, deleted }
  },
  createPath: '/contact/manual',
  sortable: true,
  permissions: {
    list: 'inquiries.read',
    export: 'inquiries.read',
    create: 'inquiries.edit',
    edit: 'inquiries.edit',
    delete: 'inquiries.edit',
  },
  failed: {
    load: 'Fehler beim Laden der Anfragen',
    save: 'Fehler beim Speichern der Anfrage',
    delete: 'Fehler beim Löschen der Anfrage',
  },
  messages: {
    name: 'Anfrage |||| Anfragen',
    fields: {
      createdAt: 'Eingang',
      name: 'Name',
      productTitle: 'Maschine',
      status: 'Status',
      nextStep: 'Nächster Schritt',
      owner: 'Zuständig',
    },
    action: { create: 'Anfrage eintragen' },
  },
  icon: InquiriesIcon,
  list: lazyPart(() => import('./list/InquiryList.tsx')),
  create: lazyPart(() => import('./InquiryCreate.tsx')),
  recordRepresentation: 'receipt',
}
