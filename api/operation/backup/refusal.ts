import { ApiError } from '../../base/requests/http/errors.ts'

const SHOWN = 5

/** A file that cannot be restored, with what is wrong with it. Nothing has been changed. */
export function refused(reason: string): ApiError {
  return new ApiError(400, `${reason} Es wurde nichts geändert.`, { details: { file: [reason] } })
}

/** Names each file that is missing or damaged; the sentence names the first ones. */
export function damaged(problems: string[]): ApiError {
  const others = problems.length - SHOWN
  const shown = problems.slice(0, SHOWN).join('; ') + (others > 0 ? `; und ${others} weitere` : '')
  return new ApiError(400, `Die Sicherung ist beschädigt: ${shown}. Es wurde nichts geändert.`, {
    details: { file: problems },
  })
}
