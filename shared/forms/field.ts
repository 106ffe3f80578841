import { z } from 'zod'

/** What a form and a history say of a field, beside what follows from its type. */
interface FieldMeta {
  /** Beside its input, and in the history. A group without one stands among the fields around it. */
  title?: string
  /** A heading above it, where a section turns to something else. */
  heading?: string
  /** What there is to know before it is filled in. It stands above. */
  note?: string
  /** What it is for. It stands below. */
  help?: string
  isRequired?: boolean
  /** The height of the input; one line without it. */
  rows?: number
  /** What a text is, for the keyboards of phones and for what browsers fill in. */
  type?: 'email' | 'tel' | 'color' | 'digits'
  placeholder?: string
  /** The names of the values among which one chooses. */
  choices?: Record<string, string>
  /** Where the API lists among what one chooses, each with its `id` and its `name`. */
  choicesAt?: string
  /** The field beside it, and the value which that must have for this one to be asked for. */
  onlyWith?: { field: string; value: string }
  /** What it is called to choose nothing. */
  noChoice?: string
  /** Of a field in a list: what a new entry begins with, if it is not what is usual for its type. */
  start?: string
  /** Of a list: the columns in which the fields of an entry stand where there is room, as in CSS. */
  columns?: string
  /** Of a list: whether the order of its entries is the dealer's. */
  isOrdered?: boolean
  /** Of a list: whether what stands above it says already what it is. */
  isNamedAbove?: boolean
}

export const fieldMeta = z.registry<FieldMeta>()

/** A field without what fills it in or lets it be missing. */
export const bare = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodDefault || schema instanceof z.ZodNullable ? bare(schema.unwrap()) : schema

/** What is said of a field, with or without what fills it in or lets it be missing. */
export const metaOf = (schema: z.core.$ZodType): FieldMeta =>
  fieldMeta.get(schema) ?? fieldMeta.get(bare(schema)) ?? {}

/** What the input of a field begins with: what its schema fills in, or what is empty for its type. */
export function emptyOf(schema: z.core.$ZodType): unknown {
  const filledIn: unknown = schema instanceof z.ZodDefault ? schema.parse(undefined) : null
  if (filledIn !== null) return filledIn
  const field = bare(schema)
  if (field instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries<z.core.$ZodType>(field.shape).map(([name, inner]) => [name, emptyOf(inner)]),
    )
  if (field instanceof z.ZodArray) return []
  if (field instanceof z.ZodNumber || field !== schema) return null
  const { choices = {}, start = Object.keys(choices)[0] } = metaOf(field)
  return start ?? ''
}

/** A share in percent, from 0 to `max`. */
export const percent = (label: string, max = 100) =>
  z
    .number({ error: `${label} muss eine Zahl in Prozent sein` })
    .min(0, `${label} muss mindestens 0 % sein`)
    .max(max, `${label} darf höchstens ${max} % sein`)

/** A text that may be empty, and has to be right if it is not. */
export const optionalOf = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal(''), schema], { error: (issue) => firstMessage(schema, issue.input) })

/** A union only says that nothing fits; the reason of its one real member is what helps. */
const firstMessage = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input).error?.issues[0]?.message

export const flag = () => z.boolean({ error: 'Muss wahr oder falsch sein' })
