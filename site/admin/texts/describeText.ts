import { z } from 'zod'
import { choiceLabels, fieldMeta } from '../../../shared/texts/fields.ts'
import type { PageText } from '../../../shared/texts/index.ts'
import type { Line } from '../history/Differences.tsx'

/** A difference in a section of a page's texts, a line for each field that differs. */
export function describeText(
  { content }: PageText,
  section: string,
  before: unknown,
  after: unknown,
): Line[] {
  const schema: z.core.$ZodType | undefined = content.shape[section]
  if (!schema) return []
  const [was, is] = [new Map(textsOf(schema, before)), new Map(textsOf(schema, after))]
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((label) => ({ label, before: was.get(label) ?? '', after: is.get(label) ?? '' }))
    .filter((line) => line.before !== line.after)
    .map((line) => ({ ...line, ...changedLines(line) }))
}

type LabelledText = [label: string, text: string]
const fieldValues = z.record(z.string(), z.unknown()).catch({})
const listEntries = z.array(z.unknown()).catch([])

/** The texts of a field and of those below it, under the titles that lead to them in the form. */
function textsOf(
  schema: z.core.$ZodType,
  value: unknown,
  above: readonly string[] = [],
): LabelledText[] {
  const title = fieldMeta.get(schema)?.title
  const titles = title === undefined || title === above.at(-1) ? above : [...above, title]
  if (schema instanceof z.ZodObject) {
    const values = fieldValues.parse(value)
    return Object.entries(schema.shape).flatMap(([name, field]) =>
      textsOf(field, values[name], titles),
    )
  }
  if (!(schema instanceof z.ZodArray)) {
    const text = String(value ?? '')
    return [[titles.join(' › '), choiceLabels.get(schema)?.[text] ?? text]]
  }
  const entries = listEntries.parse(value)
  const { element } = schema
  if (!(element instanceof z.ZodObject)) return [[titles.join(' › '), entries.join('\n')]]
  return entries.flatMap((entry, index) =>
    textsOf(element, entry, [...titles, `${index + 1}. Eintrag`]),
  )
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
