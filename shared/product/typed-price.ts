/** What a price says as people write it. */
interface TypedPrice {
  /** Net euros; null where the price is told to those who ask. */
  amount: number | null
  /** Whether it says that one can talk about it: `VB`. */
  isNegotiable: boolean
}

/** Far longer than any price with its words. */
const LONGEST = 100
const ON_REQUEST = /^(?:preis )?(?:auf anfrage|a\. ?a\.?|anfrage|nach vereinbarung|n\. ?v\.?)$/i

/** Whether a text says that one has to ask. */
export const isOnRequest = (text: string): boolean => ON_REQUEST.test(text)

const NEGOTIABLE =
  /^\(?(?:vb|vhb|verhandlungsbasis)[.:)]*\s*|\s*[(,]?\s*(?:vb|vhb|verhandlungsbasis)[.)]*$/i
const NET =
  /^netto:?\s*|\s*(?:netto|(?:zzgl\.?|zuzüglich|exkl\.?|ohne|\+)\s*(?:(?:der\s*)?(?:ges\.?|gesetzl\.?|gesetzlicher)\s*)?(?:mwst|ust|mehrwertsteuer)\.?)$/i

/**
 * A net price as it is typed: `18.900,-`, `6500 netto`, `VB 8.900`, `auf Anfrage`. Null for anything else, and
 * for gross prices.
 * @param readNumber how strictly the number itself is read
 */
export function readPrice(
  text: string,
  readNumber: (text: string) => number | null,
): TypedPrice | null {
  if (text.length > LONGEST) return null
  const plain = text.replace(/\s+/g, ' ').trim()
  if (isOnRequest(plain)) return { amount: null, isNegotiable: false }
  const bare = plain.replace(NET, '').replace(NEGOTIABLE, '').replace(NET, '')
  const amount = readNumber(bare)
  return amount === null ? null : { amount, isNegotiable: NEGOTIABLE.test(plain.replace(NET, '')) }
}
