import type { RouterRoute } from 'hono/types'
import { z } from 'zod'
import { failure } from '../../shared/envelope.ts'
import { answerOf } from './answers.ts'
import { type JsonSchema, JsonSchemas } from './json-schema.ts'
import { type Operation, operations } from './operations.ts'
import { parameterMeanings } from './parameters.ts'
import { describeRoutes, type RouteFacts } from './routes.ts'

export interface Parameter {
  name: string
  in: 'path' | 'query'
  description: string
  required: boolean
  schema: JsonSchema
}

export interface DescribedOperation {
  operationId: string
  tags: string[]
  summary: string
  parameters: Parameter[]
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> }
  responses: Record<
    string,
    { description: string; content: Record<string, { schema: JsonSchema }> }
  >
  security: Record<string, string[]>[]
}

export type Document = ReturnType<typeof describeApi>

const REFUSALS: Record<number, string> = {
  400: 'Eine Angabe fehlt oder passt nicht',
  401: 'Nicht angemeldet',
  404: 'Nicht gefunden',
  409: 'Widerspricht dem, was gespeichert ist',
  413: 'Zu groß',
  415: 'Falscher Medientyp',
  429: 'Zu viele Versuche; Retry-After nennt die Sekunden bis zum nächsten',
}

/** The description of the API in OpenAPI 3.1, made from the routes and schemas that it runs on. */
export function describeApi(routes: RouterRoute[], siteUrl: string) {
  const schemas = new JsonSchemas()
  const paths: Record<string, Record<string, DescribedOperation>> = {}
  const facts = new Map(
    describeRoutes(routes).map((route) => [`${route.method} ${route.path}`, route]),
  )
  for (const [key, operation] of Object.entries(operations)) {
    const route = facts.get(key)
    if (!route) continue
    paths[route.path] ??= {}
    Object.assign(paths[route.path] ?? {}, {
      [route.method.toLowerCase()]: describe(route, operation, schemas),
    })
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Gabelstapler-API',
      version: '1.0.0',
      description:
        'Katalog, Anfragen und Verwaltung. Jede Antwort hat dieselbe Hülle: success, dann data oder error.',
    },
    servers: [{ url: `${siteUrl}/api` }],
    tags: [...new Set(Object.values(operations).map(({ group }) => group))].map((name) => ({
      name,
    })),
    paths,
    components: {
      schemas: schemas.components,
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function describe(
  route: RouteFacts,
  operation: Operation,
  schemas: JsonSchemas,
): DescribedOperation {
  const failed = json(schemas.convert(failure, 'output'))
  const refusals = [...new Set([...refusalsOf(route), ...(operation.refusals ?? [])])].sort()
  return {
    operationId: `${route.method.toLowerCase()}${route.path.replace(/[^a-z]+(\w?)/g, (_, letter) => letter.toUpperCase())}`,
    tags: [operation.group],
    summary: operation.summary,
    parameters: [...pathParameters(route.path), ...queryParameters(route, schemas)],
    ...body(route, operation, schemas),
    responses: {
      [operation.status ?? 200]: {
        description: 'So antwortet die API, wenn alles passt',
        content: json(schemas.convert(answerOf(operation), 'output')),
      },
      ...Object.fromEntries(
        refusals.map((status) => [
          status,
          { description: REFUSALS[status] ?? '', content: failed },
        ]),
      ),
    },
    // Visitors may call the others; with a token these may answer more.
    security: route.isForAdmin ? [{ token: [] }] : [{}, { token: [] }],
  }
}

function refusalsOf({ query, json, isForAdmin }: RouteFacts): number[] {
  return [...(query ? [400] : []), ...(json ? [400, 413, 415] : []), ...(isForAdmin ? [401] : [])]
}

function pathParameters(path: string): Parameter[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    description: parameterMeanings[name] ?? '',
    required: true,
    schema: { type: 'string' },
  }))
}

function queryParameters({ query }: RouteFacts, schemas: JsonSchemas): Parameter[] {
  const { properties = {} } = query ? schemas.convert(query, 'input') : {}
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    description: parameterMeanings[name] ?? '',
    required: false,
    schema: typeof schema === 'object' ? schema : {},
  }))
}

const images = z.object({ images: z.array(z.file()).max(20) })

function body(route: RouteFacts, { takesImages }: Operation, schemas: JsonSchemas) {
  if (takesImages)
    return {
      requestBody: {
        required: true as const,
        content: { 'multipart/form-data': { schema: schemas.convert(images, 'input') } },
      },
    }
  if (!route.json) return {}
  return {
    requestBody: { required: true as const, content: json(schemas.convert(route.json, 'input')) },
  }
}

function json(schema: JsonSchema) {
  return { 'application/json': { schema } }
}
