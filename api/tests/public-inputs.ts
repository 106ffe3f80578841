import type { OpenAPIV3_1 } from 'openapi-types'
import { CONTACT_SENT, fixedPages, paths, unlistedPages } from '../../shared/addresses/paths.ts'
import {
  BROWSER_CATALOGUE_LIMIT,
  catalogueKeys,
  parameterNames,
} from '../../shared/catalogue/state.ts'
import { pageParameters, pageQuery } from '../../shared/pages/page-query.ts'
import type { Value } from './hostile-values.ts'

/** An address that anybody may ask for, with an ordinary value of each of its parameters. */
export interface PublicInput {
  path: string
  ordinary: Record<string, Value>
}

/** The API's addresses that need no login. */
export const publicCalls = (document: OpenAPIV3_1.Document): PublicInput[] =>
  Object.entries(document.paths ?? {}).flatMap(([path, { get: operation } = {}]) =>
    operation && !operation.security?.length
      ? [{ path: `/api${path.replace(/\{\w+\}/g, '7')}`, ordinary: parametersOf(operation) }]
      : [],
  )

/** The pages, each with the parameters that make another page of it. */
export function publicPages(): PublicInput[] {
  const values = onPage(pageParameters)
  const { english } = paths
  const ofOne = [
    ...[CONTACT_SENT, paths.product(7), paths.category('diesel')],
    ...[english.home, english.product(7)],
  ]
  const pages = [...fixedPages, ...unlistedPages, ...ofOne].map((path) => {
    const isRead = (name: string) => pageQuery(path, `${name}=${values[name]?.(1)}`) !== ''
    return { path, ordinary: onPage(pageParameters.filter(isRead)) }
  })
  const ofList = catalogueKeys.map((key) => parameterNames[key])
  return [...pages, { path: paths.alerts, ordinary: onPage(ofList) }]
}

const pageValues: Record<string, Value> = {
  suche: (n) => `linde h${n}`,
  marke: () => 'Linde',
  kategorie: () => 'diesel',
  sortierung: () => 'price_asc',
  rueckruf: () => '1',
  termin: () => '1',
  anliegen: () => 'miete',
  search: (n) => `linde h${n}`,
  category: () => 'diesel',
  drive: () => 'diesel',
  condition: () => 'used',
}
const onPage = (names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [name, pageValues[name] ?? ((n: number) => `${1000 + n}`)]),
  )

const apiValues: Record<string, Value> = {
  search: (n) => `linde h${n}`,
  category: () => 'diesel',
  condition: () => 'used',
  grade: () => 'A',
  // The list asks so by itself, to hold the whole stock in the browser. What that costs grows with the answer alone.
  limit: () => String(BROWSER_CATALOGUE_LIMIT),
  createdTo: () => '2030-01-01',
}

function parametersOf({ parameters = [] }: OpenAPIV3_1.OperationObject): Record<string, Value> {
  const values: Record<string, Value> = {}
  for (const parameter of parameters)
    if ('in' in parameter && parameter.in === 'query')
      values[parameter.name] = apiValues[parameter.name] ?? ordinaryOf(parameter.schema ?? {})
  return values
}

function ordinaryOf(schema: NonNullable<OpenAPIV3_1.ParameterObject['schema']>): Value {
  if ('$ref' in schema) throw new Error(`Without a type of its own: ${schema.$ref}`)
  if (schema.enum) return () => String(schema.enum?.[0])
  const { type, minimum = 1, maximum = 20 } = schema
  if (type !== 'integer' && type !== 'number') return (n) => `linde ${n}`
  return (n) => String(Math.min(maximum, minimum + (n % 20)))
}
