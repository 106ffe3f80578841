import { type SalesFigures, salesFigures } from '../../../shared/inquiries/sales-figures.ts'
import { API, fetchFile, load } from '../data/api.ts'

/** Days in Berlin, both included. */
export interface DayRange {
  from: string
  to: string
}

const query = ({ from, to }: DayRange) => new URLSearchParams({ from, to })

export const readFigures = (range: DayRange): Promise<SalesFigures> =>
  load(salesFigures, `/contact/figures?${query(range)}`)

export const figuresCsv = (range: DayRange): Promise<Blob> =>
  fetchFile(`${API}/contact/figures.csv?${query(range)}`)
