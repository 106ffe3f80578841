import {
  type InquiryBulkChanges,
  type InquiryBulkReport,
  inquiryBulkReport,
} from '../../../../shared/inquiries/inquiry-bulk.ts'
import { load } from '../../data/api.ts'

/** Changes many inquiries, each by its own rules. */
export const changeInquiries = (
  ids: number[],
  changes: InquiryBulkChanges,
): Promise<InquiryBulkReport> =>
  load(inquiryBulkReport, '/contact/bulk', { method: 'PUT', json: { ids, changes } })
