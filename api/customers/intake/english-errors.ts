import { contactErrorInEnglish } from '../../../shared/inquiries/english-contact.ts'
import { ApiError } from '../../base/requests/http/errors.ts'

const CHECK = 'Please check what you have entered.'
const DEFECT = 'Something went wrong. Please try again, or call us.'

const byStatus: Readonly<Record<number, string>> = {
  400: CHECK,
  413: 'What you want to send is too large. Please send fewer or smaller files.',
  415: 'This address takes forms only.',
  429: 'Very many enquiries have come from your connection. Please try again later, or call us.',
  503: 'We are very busy just now. Please try again in a moment.',
}

/**
 * An error of a form in the words of its English page.
 * @param own what it says of a status where it is not the contact form
 */
export function errorInEnglish(
  { status, details, headers }: ApiError,
  own: Readonly<Record<number, string>> = {},
): ApiError {
  return new ApiError(status, own[status] ?? byStatus[status] ?? DEFECT, {
    headers,
    ...(details && {
      details: Object.fromEntries(
        Object.entries(details).map(([field, said]) => [
          field,
          said.map((german) => contactErrorInEnglish(field, german)),
        ]),
      ),
    }),
  })
}
