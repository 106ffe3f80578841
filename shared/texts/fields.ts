import { z } from 'zod'
import { fieldMeta } from '../forms/field.ts'
import { image } from '../product/field-rules.ts'
import {
  optionalLine as lineOrEmpty,
  optionalText,
  refusing,
  requiredLine,
  requiredText,
} from '../writing/text.ts'
import { tooLong } from '../writing/text-rules.ts'
import { markdownProblem } from './markdown.ts'
import {
  fill,
  leastValues,
  missingOutside,
  unknownPlaceholders,
  withValues,
} from './placeholders.ts'

const PARAGRAPH_ROWS = 3
/** With its placeholders. */
const LONGEST = 2000
const LONGEST_MARKDOWN = 60_000
const MARKDOWN_HELP =
  'Leerzeile: neuer Absatz. ## Überschrift, ### Unterüberschrift, - Aufzählung, 1. nummerierter Absatz, **fett**, [Text](/kontakt) für einen Link.'
const MISSING_SECTION = 'Angaben fehlen'

/** Why the placeholders of a text do not fit; null if they do. */
function placeholderProblem(text: string): string | null {
  const [unknown] = unknownPlaceholders(text)
  return unknown === undefined ? null : `Den Platzhalter {${unknown}} gibt es nicht`
}

const inWords = new Intl.ListFormat('de')

/** Why a text that the page cannot do without might be left out; null if it stays. */
function absenceProblem(text: string): string | null {
  if (text === '' || fill(text, leastValues) !== '') return null
  const missing = missingOutside(text, leastValues)
  if (missing.length === 0)
    return 'Alles davon kann fehlen: Schreiben Sie auch etwas außerhalb der eckigen Klammern'
  const [verb, them] = missing.length > 1 ? ['können', 'sie'] : ['kann', 'es']
  return `${inWords.format(missing)} ${verb} fehlen: Setzen Sie ${them} mit den Worten dazu in eckige Klammern`
}

/** The length counts without placeholders, because what stands for them differs. */
const lengthProblem = (title: string, max: number) => (text: string) =>
  withValues(text, () => '').length > max ? tooLong(title, max) : null

const fitting = (title: string, max: number) =>
  [refusing(placeholderProblem), refusing(lengthProblem(title, max))] as const

const required = (text: typeof requiredText, title: string, max: number) =>
  text(title, LONGEST, `${title} ist erforderlich`).check(...fitting(title, max))

const optional = (text: typeof optionalText, title: string, max: number) =>
  text(title, LONGEST).check(...fitting(title, max))

/** One line, for a heading or a button. */
export const line = (title: string, max = 80, help?: string) =>
  required(requiredLine, title, max)
    .check(refusing(absenceProblem))
    .register(fieldMeta, { title, help })

/** A few sentences. */
export const paragraph = (title: string, max: number, help?: string) =>
  required(requiredText, title, max)
    .check(refusing(absenceProblem))
    .register(fieldMeta, { title, rows: PARAGRAPH_ROWS, help })

/** One line in an entry of a list, which is left out with it. */
export const entryLine = (title: string, max: number) =>
  required(requiredLine, title, max).register(fieldMeta, { title })

/** A few sentences in an entry of a list, which is left out with them. */
export const entryText = (title: string, max = 400) =>
  required(requiredText, title, max).register(fieldMeta, { title, rows: PARAGRAPH_ROWS })

/** One line that may be empty. */
export const optionalLine = (title: string, max: number, help?: string) =>
  optional(lineOrEmpty, title, max).register(fieldMeta, { title, help })

/** A few sentences that may be left out. */
export const optionalParagraph = (title: string, max: number, help?: string) =>
  optional(optionalText, title, max).register(fieldMeta, { title, rows: PARAGRAPH_ROWS, help })

/** Short texts, each on a line of one input. */
export const lines = (title: string, { most, max = 200 }: { most: number; max?: number }) =>
  z
    .array(z.string({ error: `${title} muss aus Texten bestehen` }), {
      error: `${title} muss eine Liste sein`,
    })
    .overwrite((list) => list.map((text) => text.trim()).filter((text) => text !== ''))
    .min(1, `${title} ist erforderlich`)
    .max(most, `Höchstens ${most} Zeilen`)
    .check(
      z.superRefine<string[]>((list, context) => {
        const item = required(requiredLine, `${title}: jede Zeile`, max)
        const problems = list.flatMap((text) => item.safeParse(text).error?.issues ?? [])
        for (const { message } of problems) context.addIssue({ code: 'custom', message })
      }),
    )
    .register(fieldMeta, { title, rows: PARAGRAPH_ROWS + 1, help: 'Eine Angabe je Zeile' })

/** Entries of the same form, in an order that the dealer chooses. */
export const list = <Shape extends z.ZodRawShape>(
  title: string,
  entry: Shape,
  { least = 1, most }: { least?: number; most: number },
) =>
  z
    .array(z.object(entry, { error: MISSING_SECTION }), { error: `${title} muss eine Liste sein` })
    .min(least, least === 1 ? 'Mindestens ein Eintrag' : `Mindestens ${least} Einträge`)
    .max(most, `Höchstens ${most} Einträge`)
    .register(fieldMeta, { title, isOrdered: true })

/** The fields in Markdown, which are filled when they are turned into HTML. */
export const markdownFields = z.registry<{ isMarkdown: true }>()

/** Paragraphs, lists and links; no HTML. */
export const markdown = (title: string, rows: number) =>
  requiredText(title, LONGEST_MARKDOWN, `${title} ist erforderlich`)
    .check(refusing(placeholderProblem), refusing(absenceProblem), refusing(markdownProblem))
    .register(markdownFields, { isMarkdown: true })
    .register(fieldMeta, { title, rows, help: MARKDOWN_HELP })

/** One of a few values, under the names that `labels` has for them. */
export const choice = <Value extends string>(title: string, labels: Record<Value, string>) =>
  z
    .custom<Value>((value) => typeof value === 'string' && Object.hasOwn(labels, value), {
      error: `${title}: bitte wählen`,
    })
    .register(fieldMeta, { title, choices: labels, isRequired: true })

/** Fields that stand together on the page and in the form. */
export const section = <Shape extends z.ZodRawShape>(title: string, fields: Shape) =>
  z.object(fields, { error: MISSING_SECTION }).register(fieldMeta, { title })

/** The fields that hold the address of a picture. */
export const pictureFields = z.registry<{ isPicture: true }>()

/** Pages load nothing from other servers. */
const isOwnPicture = (address: string) =>
  address === '' || (address.startsWith('/uploads/') && image.safeParse(address).success)

/** A picture of the dealer's own, or none. */
export const picture = (title: string, help?: string) =>
  z
    .string({ error: `${title} muss ein Text sein` })
    .trim()
    .refine(isOwnPicture, { error: `${title} muss ein hochgeladenes Bild sein` })
    .register(pictureFields, { isPicture: true })
    .register(fieldMeta, { title, help })
