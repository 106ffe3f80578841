import { type SalesFigures, salesFigures } from '../../../shared/inquiries/sales-figures.ts'
import { API, fetchFile, load } from '../data/api.ts'
import { type DayRange, rangeQuery } from '../data/dayRange.ts'

export const readFigures = (range: DayRange): Promise<SalesFigures> =>
  load(salesFigures, `/contact/figures?${rangeQuery(range)}`)

export const figuresCsv = (range: DayRange): Promise<Blob> =>
  fetchFile(`${API}/contact/figures.csv?${rangeQuery(range)}`)
