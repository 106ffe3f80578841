import { lazy } from 'react'
import { inquiry, inquiryDetail } from '../../../shared/inquiry.ts'
import type { AdminResource } from '../data/resource.ts'
import { InquiriesIcon } from './InquiriesIcon.tsx'
import { messages } from './messages.ts'

export const inquiries: AdminResource = {
  name: 'inquiries',
  path: '/contact',
  row: inquiry,
  record: inquiryDetail,
  sortable: false,
  failed: { load: 'Fehler beim Laden der Anfragen' },
  messages,
  icon: InquiriesIcon,
  list: lazy(() => import('./InquiryList.tsx')),
  recordRepresentation: 'receipt',
}
