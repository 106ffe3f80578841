import type { SeedProduct } from '../../api/catalogue/demo-stock/catalogue.ts'

export interface Plate {
  title: string
  rows: [name: string, value: string][]
}

/** As many lines fit on a plate. */
const ROWS = 6

/** What stands on a machine's plate: the figures of its own row, and its public number instead of the serial one. */
export function plateOf({ title, year, stockNumber, specifications }: SeedProduct): Plate {
  const known = (name: string): [string, string][] => {
    const value = specifications[name]
    return value ? [[name, value]] : []
  }
  const rows: [string, string][] = [
    ['Baujahr', String(year)],
    ['Lagernummer', stockNumber ?? ''],
    ...known('Tragkraft'),
    ...known('Lastschwerpunkt'),
    ...known('Hubhöhe'),
    ...known('Eigengewicht'),
  ]
  return { title, rows: rows.slice(0, ROWS) }
}
