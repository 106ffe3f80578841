import type { z } from 'zod'
import { fieldErrors } from '../../../../shared/envelope.ts'
import { targetOf } from '../../../../shared/stock/columns.ts'
import type { ImportError } from '../../../../shared/stock/report.ts'
import type { CellProblem, StockCell } from '../../../../shared/stock/rows.ts'
import { cellText } from '../../../../shared/table-cell.ts'
import type { TableColumns } from './columns-of-table.ts'

type Found = Omit<ImportError, 'row'>

/** What the schemas say about a row, each sentence at the column that it is about. */
export function errorsAt(
  cells: readonly StockCell[],
  columns: TableColumns,
  error: Pick<z.core.$ZodError, 'issues'>,
): Found[] {
  return error.issues.flatMap((issue) => {
    const [field = '', part] = issue.path.map(String)
    const found = cellOf(cells, field, part)
    const place = {
      column: found?.[0].header ?? columns.headerOf(field),
      value: found ? cellText(found[1] ?? null) : '',
    }
    const messages = Object.values(fieldErrors({ issues: [issue] })).flat()
    return messages.map((message) => ({ ...place, message }))
  })
}

export const problemAt = ({ column, value, message }: CellProblem): Found => ({
  column: column.header,
  value,
  message,
})

/** The cell of a field: that of a period for rent, that of a name for specifications. */
function cellOf(cells: readonly StockCell[], field: string, part: string | undefined) {
  const ofField = cells.filter(([column]) => column.field === field)
  return (
    ofField.find(([column]) => targetOf(column) === `${field}.${part}`) ??
    ofField.find(([column]) => column.kind === 'further' && column.name === part) ??
    ofField[0]
  )
}
