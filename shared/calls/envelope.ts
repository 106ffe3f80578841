import { z } from 'zod'

const pagination = z
  .object({
    page: z.number().int(),
    limit: z.number().int(),
    total: z.number().int(),
    totalPages: z.number().int(),
  })
  .meta({ id: 'Pagination' })
export type Pagination = z.infer<typeof pagination>

/** Every successful answer of the API. */
export const success = <Data extends z.ZodType>(data: Data) =>
  z.object({ success: z.literal(true), data, pagination: pagination.optional() })

/** Every failure of the API: a German sentence, and the messages of invalid fields. */
export const failure = z
  .object({
    success: z.literal(false),
    error: z.string(),
    details: z.record(z.string(), z.array(z.string())).optional(),
    /** What the caller needs to continue, such as the newer version after a conflict. */
    data: z.unknown().optional(),
    /** Who saved that newer version; null where nobody knows. */
    author: z.string().nullable().optional(),
  })
  .meta({ id: 'Failure' })
export type Failure = z.infer<typeof failure>
export type FieldErrors = NonNullable<Failure['details']>

type Issues = Pick<z.core.$ZodError, 'issues'>

/** So many mistakes are said at once. Nobody mends more, and a list of thousands has one in each entry. */
const MOST_ISSUES = 500

/** The messages of a failed validation by field, for the envelope's `details`. */
export const fieldErrors = (error: Issues): FieldErrors =>
  errorsBy(error, ({ path }) => String(path[0] ?? 'body'))

/** As `fieldErrors`, with nested fields by their path: `company.email`, `claims.0.value`. */
export const nestedFieldErrors = (error: Issues): FieldErrors =>
  errorsBy(error, ({ path }) => path.join('.') || 'body')

function errorsBy(error: Issues, nameOf: (issue: z.core.$ZodIssue) => string): FieldErrors {
  const details: FieldErrors = {}
  for (const issue of error.issues.slice(0, MOST_ISSUES)) {
    const field = nameOf(issue)
    const messages =
      issue.code === 'invalid_key' ? issue.issues.map(({ message }) => message) : [issue.message]
    details[field] = [...new Set([...(details[field] ?? []), ...messages])]
  }
  return details
}

export function paginate(page: number, limit: number, total: number): Pagination {
  return { page, limit, total, totalPages: Math.ceil(total / limit) }
}
