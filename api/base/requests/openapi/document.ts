import type { Hono } from 'hono'
import { generateSpecs } from 'hono-openapi'
import type { OpenAPIV3_1 } from 'openapi-types'
import type { Env } from '../http/env.ts'
import { refused } from './describes.ts'

export interface AboutApi {
  title: string
  icon: string
  text: string
  headings: Readonly<Record<string, string>>
  /** The heading of each part of the API, by the first part of its addresses. */
  headingOf: Readonly<Record<string, string>>
}

export async function describeApi(api: Hono<Env>, siteUrl: string, about: AboutApi) {
  const document = await generateSpecs(api, {
    // Figures are a table, too, under an address that ends as a file does.
    excludeStaticFile: false,
    documentation: {
      info: {
        title: about.title,
        version: '1.0.0',
        description: about.text,
        license: { name: 'Alle Rechte vorbehalten' },
      },
      servers: [{ url: `${siteUrl}/api` }],
      tags: Object.entries(about.headings).map(([name, description]) => ({ name, description })),
      // By default visitors may call a route, too. With a token some routes answer more.
      security: [{}, { token: [] }],
      components: {
        securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
        responses: refused(400, 413, 415),
      },
    },
    defaultValidationErrorResponse: false,
  })
  for (const [path, methods] of Object.entries(document.paths))
    for (const operation of Object.values(methods ?? {})) {
      if (typeof operation !== 'object' || !('responses' in operation)) continue
      // A check of a whole part is listed twice.
      if (operation.security) operation.security = operation.security.slice(0, 1)
      operation.tags = [about.headingOf[path.split('/')[1] ?? ''] ?? path]
      Object.assign(operation.responses ?? {}, refusalsOf(operation))
    }
  return document
}

function refusalsOf({ parameters = [], requestBody }: OpenAPIV3_1.OperationObject) {
  const content = requestBody && 'content' in requestBody ? requestBody.content : {}
  const isQueried = parameters.some((parameter) => 'in' in parameter && parameter.in === 'query')
  const statuses = 'application/json' in content ? [400, 413, 415] : isQueried ? [400] : []
  return Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]),
  )
}
