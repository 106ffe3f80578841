import { type Statistics, statistics } from '../../../shared/statistics/statistics.ts'
import { API, fetchFile, load } from '../data/api.ts'

/** Days in Berlin, both included. */
export interface DayRange {
  from: string
  to: string
}

const query = ({ from, to }: DayRange) => new URLSearchParams({ from, to })

export const readStatistics = (range: DayRange): Promise<Statistics> =>
  load(statistics, `/statistics?${query(range)}`)

export const statisticsCsv = (range: DayRange): Promise<Blob> =>
  fetchFile(`${API}/statistics.csv?${query(range)}`)
