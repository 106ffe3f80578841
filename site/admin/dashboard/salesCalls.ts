import { type SalesFigures, salesFigures } from '../../../shared/inquiries/sales-figures.ts'
import { API, callApi, fetchFile } from '../data/api.ts'

/** Days in Berlin, both included. */
export interface DayRange {
  from: string
  to: string
}

const query = ({ from, to }: DayRange) => new URLSearchParams({ from, to })

export const readFigures = async (range: DayRange): Promise<SalesFigures> =>
  salesFigures.parse((await callApi(`/contact/figures?${query(range)}`)).data)

export const figuresCsv = (range: DayRange): Promise<Blob> =>
  fetchFile(`${API}/contact/figures.csv?${query(range)}`)
