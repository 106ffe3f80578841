import { fill, type LookUp } from './placeholders.ts'

/**
 * A page's texts as visitors read them. An entry of a list of which a text is left out is left out as a
 * whole; elsewhere a text that is left out is empty.
 */
export function filled<Content>(content: Content, lookUp: LookUp): Content
export function filled(content: unknown, lookUp: LookUp): unknown {
  if (typeof content === 'string') return fill(content, lookUp)
  if (Array.isArray(content))
    return content
      .map((entry) => [entry, filled(entry, lookUp)])
      .filter(([before, after]) => !hasLost(before, after))
      .map(([, after]) => after)
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, filled(value, lookUp)]),
  )
}

/** Whether a text was left out. */
function hasLost(before: unknown, after: unknown): boolean {
  if (typeof before === 'string') return before !== '' && after === ''
  if (typeof before !== 'object' || before === null || Array.isArray(before)) return false
  const values: Record<string, unknown> = { ...(after as object) }
  return Object.entries(before).some(([name, value]) => hasLost(value, values[name]))
}
