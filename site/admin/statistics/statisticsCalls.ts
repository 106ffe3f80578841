import { type Statistics, statistics } from '../../../shared/statistics/statistics.ts'
import { API, fetchFile, load } from '../data/api.ts'
import { type DayRange, rangeQuery } from '../data/query.ts'

export const readStatistics = (range: DayRange): Promise<Statistics> =>
  load(statistics, `/statistics?${rangeQuery(range)}`)

export const statisticsCsv = (range: DayRange): Promise<Blob> =>
  fetchFile(`${API}/statistics.csv?${rangeQuery(range)}`)
