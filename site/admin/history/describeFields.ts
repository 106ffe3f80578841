import { z } from 'zod'
import { bare, metaOf } from '../../../shared/forms/field.ts'
import { isObject } from '../../../shared/values/shape.ts'
import type { Describe, Line } from './Differences.tsx'

/** What a value says in one line, for fields of which the type does not tell it. */
export const sayings = z.registry<{ say: (value: z.$output) => string }>()

/** Names what differs in a part of what a form edits: a line for each field, under the titles that lead to it there. */
export const describeFields =
  ({ shape }: z.ZodObject): Describe =>
  (part, before, after) => {
    const schema: z.core.$ZodType | undefined = shape[part]
    if (!schema) return []
    const [was, is] = [textsOf(schema, before), textsOf(schema, after)]
    return [...new Map([...was, ...is])]
      .map(([label, { isLong }]) => {
        const line = { label, before: was.get(label)?.text ?? '', after: is.get(label)?.text ?? '' }
        return isLong ? { ...line, ...changedLines(line) } : line
      })
      .filter((line) => line.before !== line.after)
  }

interface FieldText {
  text: string
  /** Of several lines, so that those which are the same need not be read. */
  isLong: boolean
}

/** The texts of the fields below a value, by the titles that lead to them. */
const textsOf = (schema: z.core.$ZodType, value: unknown) =>
  new Map(labelledTexts(schema, value, []))

function labelledTexts(
  schema: z.core.$ZodType,
  value: unknown,
  above: readonly string[],
): [label: string, FieldText][] {
  const { title, rows } = metaOf(schema)
  const titles = title === undefined || title === above.at(-1) ? above : [...above, title]
  const field = bare(schema)
  if (isGroup(field))
    return Object.entries<z.core.$ZodType>(field.shape).flatMap(([name, inner]) =>
      labelledTexts(inner, isObject(value) ? value[name] : undefined, titles),
    )
  if (field instanceof z.ZodArray && !sayings.get(field) && isGroup(field.element)) {
    const { element } = field
    return (Array.isArray(value) ? value : []).flatMap((entry, index) =>
      labelledTexts(element, entry, [...titles, `${index + 1}. Eintrag`]),
    )
  }
  return [[titles.join(' › '), { text: said(field, value), isLong: rows !== undefined }]]
}

/** Whether its fields are told one by one. */
const isGroup = (schema: z.core.$ZodType): schema is z.ZodObject =>
  schema instanceof z.ZodObject && !sayings.get(schema)

/** A value in words, an entry of a list on each line. What an earlier version stored may not fit any more. */
function said(schema: z.core.$ZodType, value: unknown): string {
  const saying = sayings.get(schema)
  const fitting = z.safeParse(schema, value)
  if (saying && fitting.success) return saying.say(fitting.data)
  if (Array.isArray(value)) {
    const element = schema instanceof z.ZodArray ? schema.element : schema
    return value.map((entry) => said(element, entry)).join('\n')
  }
  if (isObject(value)) return Object.values(value).join(' · ')
  if (typeof value === 'boolean') return value ? 'ja' : 'nein'
  const text = String(value ?? '')
  return metaOf(schema).choices?.[text] ?? text
}

/** Of a long text only what lies between the equal lines at its start and at its end. */
function changedLines({ before, after }: Line) {
  const [was, is] = [before.split('\n'), after.split('\n')]
  const shorter = Math.min(was.length, is.length)
  let start = 0
  while (start < shorter && was[start] === is[start]) start++
  let end = 0
  while (end < shorter - start && was.at(-1 - end) === is.at(-1 - end)) end++
  const between = (lines: string[]) =>
    lines
      .slice(start, lines.length - end)
      .join('\n')
      .trim()
  return { before: between(was), after: between(is) }
}
