import { z } from 'zod'
import { markdownFields } from './fields.ts'
import { fill, type LookUp, withoutMissing } from './placeholders.ts'

/**
 * A page's texts as visitors read them. An entry of a list of which a text is left out is left out as a
 * whole; elsewhere a text that is left out is empty. Markdown keeps its placeholders until it is HTML.
 */
export function filled<Content>(schema: z.core.$ZodType, content: Content, lookUp: LookUp): Content
export function filled(schema: z.core.$ZodType, content: unknown, lookUp: LookUp): unknown {
  if (typeof content === 'string')
    return markdownFields.has(schema) ? withoutMissing(content, lookUp) : fill(content, lookUp)
  if (Array.isArray(content) && schema instanceof z.ZodArray)
    return content
      .map((entry) => ({ entry, shown: filled<unknown>(schema.element, entry, lookUp) }))
      .filter(({ entry, shown }) => !hasLost(entry, shown))
      .map(({ shown }) => shown)
  if (!isRecord(content) || !(schema instanceof z.ZodObject)) return content
  return Object.fromEntries(
    Object.entries<z.core.$ZodType>(schema.shape).map(([name, field]) => [
      name,
      filled(field, content[name], lookUp),
    ]),
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether an entry of a list, or a text in it, was left out. */
function hasLost(entry: unknown, shown: unknown): boolean {
  if (Array.isArray(entry)) return Array.isArray(shown) && entry.length > 0 && shown.length === 0
  if (isRecord(entry) && isRecord(shown))
    return Object.entries(entry).some(([name, before]) => hasLost(before, shown[name]))
  return entry !== '' && shown === ''
}
