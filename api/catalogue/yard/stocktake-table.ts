import { Readable } from 'node:stream'
import { adminStatusLabels, productLabels } from '../../../shared/product/product.ts'
import type { Cell, TableFormat } from '../../../shared/tables/table-cell.ts'
import { berlinDay } from '../../../shared/time/dates.ts'
import type { YardMachine } from '../../../shared/yard/yard.ts'
import { writeTable } from '../../base/files/tables/write-table.ts'

const { stockNumber, title, location, status } = productLabels
const HEADER = [stockNumber, title, location, status, 'Zuletzt gesehen', 'Von', 'Nummer']

/** Machines that nobody has seen, one a row. */
export function writeStocktake(format: TableFormat, machines: YardMachine[]): Readable {
  async function* rows() {
    for (const machine of machines) yield cellsOf(machine)
  }
  return Readable.from(writeTable(format, HEADER, rows()))
}

function cellsOf({
  id,
  title,
  stockNumber,
  location,
  status,
  seenAt,
  seenBy,
}: YardMachine): Cell[] {
  const seen = seenAt === null ? null : { day: berlinDay(new Date(seenAt)) }
  return [stockNumber, title, location, adminStatusLabels[status], seen, seenBy, id]
}
