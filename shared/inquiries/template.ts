import { z } from 'zod'
import { keysOf } from '../values/records.ts'
import { language } from '../writing/language.ts'
import { requiredLine, requiredText } from '../writing/text.ts'
import { attached, MESSAGE_LENGTH, MOST_ATTACHMENTS, subjectLine } from './message-input.ts'

/** What a word in double braces becomes. */
export const placeholderLabels = {
  anrede: 'Guten Tag und der Name',
  name: 'der Name',
  firma: 'die Firma',
  nummer: 'die Nummer der Anfrage',
  maschinen: 'die angefragten Maschinen, eine je Zeile',
  links: 'die Adressen ihrer Seiten, eine je Zeile',
  absender: 'wer die Antwort schreibt',
  haendler: 'der Name unserer Firma',
} as const
export type Placeholder = keyof typeof placeholderLabels
export type Filling = Record<Placeholder, string>

const BRACES = /\{\{([^{}]*)\}\}/g

const isPlaceholder = (word: string): word is Placeholder => Object.hasOwn(placeholderLabels, word)

/** @param filling what each word becomes */
export const fillTemplate = (text: string, filling: Filling): string =>
  text.replace(BRACES, (whole, word: string) => {
    const name = word.trim()
    return isPlaceholder(name) ? filling[name] : whole
  })

const unknownWords = (text: string) =>
  [...text.matchAll(BRACES)]
    .map(([, word = '']) => word.trim())
    .filter((word) => !isPlaceholder(word))

const known = keysOf(placeholderLabels)
  .map((word) => `{{${word}}}`)
  .join(', ')

const onlyKnown = z.superRefine<string>((text, context) => {
  for (const word of new Set(unknownWords(text)))
    context.addIssue({
      code: 'custom',
      message: `{{${word}}} gibt es nicht. Möglich sind ${known}.`,
    })
})

const NAME_LENGTH = 100

const fields = {
  name: requiredLine('Name', NAME_LENGTH, 'Name ist erforderlich'),
  language,
  subject: subjectLine.check(onlyKnown),
  text: requiredText('Text', MESSAGE_LENGTH, 'Text ist erforderlich').check(onlyKnown),
  dataSheets: z.boolean({ error: 'Datenblätter müssen wahr oder falsch sein' }),
}

export const messageTemplateInput = z
  .object({
    ...fields,
    language: fields.language.default('de'),
    subject: fields.subject.default(''),
    dataSheets: fields.dataSheets.default(false),
  })
  .meta({ id: 'MessageTemplateInput' })
export type MessageTemplateInput = z.infer<typeof messageTemplateInput>

export const messageTemplatePatch = z.object(fields).partial().meta({ id: 'MessageTemplatePatch' })
export type MessageTemplatePatch = z.infer<typeof messageTemplatePatch>

/** A text that answers are begun with. An empty subject means that of the conversation. */
export const messageTemplate = z
  .object({
    id: z.number().int(),
    name: z.string(),
    language: language.meta({ description: 'Für Anfragen in welcher Sprache sie ist' }),
    subject: z.string(),
    text: z.string(),
    dataSheets: z.boolean().meta({
      description: `Ob die Datenblätter der angefragten Maschinen mitgehen, höchstens ${MOST_ATTACHMENTS}`,
    }),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'MessageTemplate' })
export type MessageTemplate = z.infer<typeof messageTemplate>

export const templateChoice = z.object({
  templateId: z
    .number({ error: 'Ungültige Vorlage' })
    .int('Ungültige Vorlage')
    .positive('Ungültige Vorlage'),
})

/** A template as it is filled in for an inquiry. */
export const messageDraft = z
  .object({
    subject: z.string(),
    text: z.string(),
    attachments: z.array(attached).meta({ description: 'So, wie eine Antwort sie annimmt' }),
  })
  .meta({ id: 'MessageDraft' })
export type MessageDraft = z.infer<typeof messageDraft>
