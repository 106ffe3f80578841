import { parseId } from '../../../shared/paths.ts'

/** The parameter of the list's address that names the inquiry which is open. */
export const OPEN_PARAMETER = 'anfrage'

/** The number of the inquiry that is open at an address with this query; null for none. */
export const openInquiryOf = (search: string | URLSearchParams): number | null =>
  parseId(new URLSearchParams(search).get(OPEN_PARAMETER) ?? undefined)
