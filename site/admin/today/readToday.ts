import { type Newest, newest, type Today, today } from '../../../shared/inquiries/today.ts'
import { load } from '../data/api.ts'

/** Whose work is shown: mine and what is everybody's, or all. */
export type TodayScope = 'me' | 'all'

export const readToday = (scope: TodayScope): Promise<Today> =>
  load(today, scope === 'me' ? '/today?owner=me' : '/today')

export const readNewest = (): Promise<Newest> => load(newest, '/today/newest')
