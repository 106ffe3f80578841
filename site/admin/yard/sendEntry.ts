import { HttpError } from 'react-admin'
import { KEY_HEADER } from '../../../shared/calls/idempotency.ts'
import { plainStockNumber } from '../../../shared/product/field-rules.ts'
import { yardConflict, yardOutcome } from '../../../shared/yard/yard.ts'
import { callApi, failureText } from '../data/api.ts'
import { parseTypedYear } from '../data/typedNumber.ts'
import { readHours } from './cardDraft.ts'
import { type DraftValues, type Entry, machineIdOf } from './entry.ts'
import { Refused } from './queue.ts'
import { conflictText } from './yardText.ts'

/** Long enough for a photograph where there is hardly a connection. */
const PATIENCE_MS = 120_000

/** Refusals that another attempt may overcome: no connection, too many at once, a session that has ended. */
const TEMPORARY = new Set([0, 401, 408, 425, 429, 507])

/**
 * Sends an entry and returns the number of its machine.
 * @throws {Refused} with a reason that the user can do something about
 */
export async function sendEntry(
  entry: Entry,
  entries: Entry[],
  photo: Uint8Array<ArrayBuffer> | null,
): Promise<number> {
  const [method, path, body] = requestOf(entry, machineIdOf(entry, entries), photo)
  const headers = { [KEY_HEADER]: entry.key }
  const signal = AbortSignal.timeout(PATIENCE_MS)
  try {
    const { data } = await callApi(`/yard/products${path}`, { method, body, headers, signal })
    return yardOutcome.parse(data).id
  } catch (error) {
    if (!(error instanceof HttpError) || TEMPORARY.has(error.status) || error.status >= 500)
      throw error
    throw new Refused(refusalOf(error))
  }
}

function requestOf(
  { work }: Entry,
  id: number | null,
  photo: Uint8Array<ArrayBuffer> | null,
): [method: string, path: string, body: BodyInit] {
  switch (work.kind) {
    case 'create':
      return ['POST', '', JSON.stringify(inputOf(work.values))]
    case 'change':
      return ['PUT', `/${id}`, JSON.stringify({ changes: work.changes, seen: work.seen })]
    case 'seen':
      return ['PUT', `/${id}/seen`, JSON.stringify({ at: work.at })]
    case 'unseen':
      return ['PUT', `/${id}/unseen`, JSON.stringify({ at: work.at })]
    case 'photo': {
      const form = new FormData()
      form.append(
        'images',
        new Blob([photo ?? new Uint8Array()], { type: 'image/jpeg' }),
        'foto.jpg',
      )
      return ['POST', `/${id}/photos`, form]
    }
  }
}

/** What was typed, as the server takes it. */
export const inputOf = ({
  stockNumber,
  year,
  categoryId,
  hours,
  location,
  ...texts
}: DraftValues) => {
  const readAs = readHours(hours)
  return {
    ...texts,
    stockNumber: plainStockNumber(stockNumber),
    year: parseTypedYear(year),
    categoryId: categoryId === '' ? null : Number(categoryId),
    // What is no number is refused in words.
    hours: readAs === undefined ? Number.NaN : readAs,
    location: location.trim() || null,
  }
}

/** Only where the sentence is a general one do the fields say more. */
function refusalOf(error: HttpError): string {
  if (error.status === 400) return failureText(error)
  const conflict = yardConflict.safeParse(error.body?.data).data ?? {}
  return Object.keys(conflict).length > 0 ? conflictText(conflict) : error.message
}
