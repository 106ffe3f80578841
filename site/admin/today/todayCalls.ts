import { type Today, today } from '../../../shared/inquiries/today.ts'
import { callApi } from '../data/api.ts'

/** Whose work is shown: mine and what is everybody's, or all. */
export type Whose = 'me' | 'all'

export const readToday = async (whose: Whose): Promise<Today> =>
  today.parse((await callApi(whose === 'me' ? '/today?owner=me' : '/today')).data)
