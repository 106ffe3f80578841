import type { LabelsInput } from '../../../../shared/product/label-sheets.ts'
import { API, fetchFile } from '../../data/api.ts'

/** Sheets of labels for machines, as PDF. */
export const fetchLabels = (wanted: LabelsInput): Promise<Blob> =>
  fetchFile(`${API}/products/labels`, { method: 'POST', body: JSON.stringify(wanted) })
