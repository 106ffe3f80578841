import { type Statistics, statistics } from '../../../shared/statistics/statistics.ts'
import { API, callApi, fetchFile } from '../data/api.ts'

/** Days in Berlin, both included. */
export interface DayRange {
  from: string
  to: string
}

const query = ({ from, to }: DayRange) => new URLSearchParams({ from, to })

export const readStatistics = async (range: DayRange): Promise<Statistics> =>
  statistics.parse((await callApi(`/statistics?${query(range)}`)).data)

export const statisticsCsv = (range: DayRange): Promise<Blob> =>
  fetchFile(`${API}/statistics.csv?${query(range)}`)
