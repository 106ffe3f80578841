import { type Today, today } from '../../../shared/inquiries/today.ts'
import { load } from '../data/api.ts'

/** Whose work is shown: mine and what is everybody's, or all. */
export type Whose = 'me' | 'all'

export const readToday = (whose: Whose): Promise<Today> =>
  load(today, whose === 'me' ? '/today?owner=me' : '/today')
