import { columnOfTarget } from '../../../shared/stock/columns.ts'
import type { ImportReport } from '../../../shared/stock/import.ts'

/** Whether a file has our own headings alone, so that nobody has to say what its columns are. */
export const isOwnExport = ({ columns }: Pick<ImportReport, 'columns'>): boolean =>
  columns.length > 0 &&
  columns.every(({ header, readAs }) => readAs && columnOfTarget(readAs)?.header === header)
