import { zValidator } from '@hono/zod-validator'
import type { Context, ValidationTargets } from 'hono'
import { resolver, uniqueSymbol } from 'hono-openapi'
import { z } from 'zod'
import { de } from 'zod/locales'
import { fieldErrors, nestedFieldErrors } from '../../../../shared/calls/envelope.ts'
import { parseId } from '../../../../shared/values/ids.ts'
import { isObject } from '../../../../shared/values/shape.ts'
import { invalid, invalidQuery, notFound } from './errors.ts'
import { checkJsonBody } from './json-body.ts'
import { toSchema } from './to-schema.ts'

// What no schema has words of its own for, such as a list where an object belongs.
z.config(de())

/**
 * Checks a part of the request against a schema; handlers read the outcome with `c.req.valid(…)`.
 * @param checks that need the database, reported together with the others
 * @example
 * app.post('/', valid('json', categoryInput), (c) => ok(c, c.req.valid('json')))
 */
export function valid<Target extends keyof ValidationTargets, Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
  ...checks: z.core.$ZodCheck<z.output<Schema>>[]
) {
  return checked(target, schema.check(...checks), fieldErrors)
}

/** As `valid`, for a body of several levels: errors are named by their path, `company.email`. */
export function validNested<Schema extends z.ZodType>(target: 'json', schema: Schema) {
  return checked(target, schema, nestedFieldErrors)
}

/** As `validNested`, but refuses unknown fields at every level, except `besides`, which answers have. */
export function validWhole<Schema extends z.ZodType>(
  target: 'json',
  schema: Schema,
  besides: readonly string[],
) {
  return checked(target, schema, nestedFieldErrors, async (c, data) =>
    unknownKeys(await c.req.json(), data).filter((key) => !besides.includes(key)),
  )
}

function checked<Target extends keyof ValidationTargets, Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
  errorsOf: typeof fieldErrors,
  unknownIn?: UnknownFields,
) {
  const validate = validator(target, schema, errorsOf, unknownIn)
  const checked: typeof validate = async (c, next) => {
    if (target === 'json') await checkJsonBody(c)
    return validate(c, next)
  }
  return described(checked, target, schema)
}

/** As `valid('json', …)`, but the body may be left out, which counts as an empty object. */
export function validIfSent<Schema extends z.ZodObject>(schema: Schema) {
  const validate = validator('json', schema, fieldErrors)
  const checked: typeof validate = async (c, next) => {
    if ((await c.req.arrayBuffer()).byteLength > 0) {
      await checkJsonBody(c)
      return validate(c, next)
    }
    c.req.addValidatedData('json', schema.parse({}))
    await next()
  }
  return described(checked, 'json', schema)
}

type UnknownFields = (c: Context, data: unknown) => Promise<string[]>

const UNKNOWN_FIELD = 'Dieses Feld gibt es nicht'

const validator = <Target extends keyof ValidationTargets, Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
  errorsOf: typeof fieldErrors,
  unknownIn: UnknownFields = async () => [],
) =>
  zValidator(target, schema, async (result, c) => {
    if (result.success) {
      const unknown = await unknownIn(c, result.data)
      if (unknown.length === 0) return
      throw invalid(Object.fromEntries(unknown.map((key) => [key, [UNKNOWN_FIELD]])))
    }
    throw target === 'query' ? invalidQuery(result.error) : invalid(errorsOf(result.error))
  })

/** The paths of what a JSON value has and its parsed form has not, because no schema knows it: `leasing.rate`. */
function unknownKeys(given: unknown, parsed: unknown, path = ''): string[] {
  if (Array.isArray(given) && Array.isArray(parsed))
    return given.flatMap((item, index) => unknownKeys(item, parsed[index], `${path}${index}.`))
  if (!isObject(given) || !isObject(parsed)) return []
  return Object.entries(given).flatMap(([key, value]) =>
    Object.hasOwn(parsed, key)
      ? unknownKeys(value, parsed[key], `${path}${key}.`)
      : [`${path}${key}`],
  )
}

const described = <Checked extends object>(
  checked: Checked,
  target: keyof ValidationTargets,
  schema: z.ZodType,
) => Object.assign(checked, { [uniqueSymbol]: { target, ...resolver(schema, toSchema('input')) } })

export const idParameter = z.object({
  id: z.string().meta({ description: 'Nummer des Eintrags; bei Kategorien auch ihr Kürzel' }),
})

export const revisionNumber = z.object({
  revision: z.string().meta({ description: 'Nummer des Standes im Verlauf' }),
})

/** @throws {ApiError} 404 if the parameter is not an id, because then nothing can have it */
export function idOf({ id }: z.infer<typeof idParameter>, unknown: string): number {
  const number = parseId(id)
  if (number === null) throw notFound(unknown)
  return number
}
