import type { JsonSchema } from './json-schema.ts'

const WORDS: Record<string, string> = {
  string: 'Text',
  number: 'Zahl',
  integer: 'ganze Zahl',
  boolean: 'ja oder nein (true, false)',
  null: 'nichts (null)',
  object: 'Objekt',
}

/** A JSON Schema in German, in braces where it is the name of another one: `Liste von {Product}`. */
export function typeText(schema: JsonSchema): string {
  const name = schema.$ref?.split('/').at(-1)
  if (name) return `{${name}}`
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' oder ')
  if (schema.anyOf) return schema.anyOf.map(part).join(' oder ')
  if (schema.type === 'array') return `Liste von ${part(schema.items)}${most(schema.maxItems, '')}`
  if (schema.properties) {
    const inner = Object.entries(schema.properties).map(([key, value]) => `${key}: ${part(value)}`)
    return `Objekt (${inner.join('; ')})`
  }
  if (schema.format === 'date-time') return 'Zeitpunkt (ISO 8601)'
  if (schema.format === 'binary') return 'Datei'
  const types = [schema.type ?? []].flat()
  return `${types.map((type) => WORDS[type] ?? type).join(' oder ') || 'beliebig'}${limits(schema)}`
}

function limits({ minimum, maximum, maxLength, default: preset }: JsonSchema): string {
  const least = minimum === undefined ? '' : `, mindestens ${german(minimum)}`
  const length = most(maxLength, ' Zeichen')
  const usual = preset === undefined || preset === '' ? '' : `, sonst ${JSON.stringify(preset)}`
  return `${least}${most(maximum, '')}${length}${usual}`
}

function most(limit: number | undefined, unit: string): string {
  return limit === undefined ? '' : `, höchstens ${german(limit)}${unit}`
}

function german(value: number): string {
  return value.toLocaleString('de-DE')
}

function part(schema: JsonSchema['items']): string {
  return typeof schema === 'object' && !Array.isArray(schema) ? typeText(schema) : 'beliebig'
}
