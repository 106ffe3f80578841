import type { Hono } from 'hono'
import { generateSpecs } from 'hono-openapi'
import type { OpenAPIV3_1 } from 'openapi-types'
import type { Env } from '../http/env.ts'
import { refused } from './describes.ts'
import { PARTS, TAGS } from './parts.ts'

/** What is not a route of the API itself is told here. */
const ABOUT = `Katalog, Anfragen und Verwaltung. Jede Antwort hat dieselbe Hülle: success, dann data oder error.

Dateien für andere Programme liegen außerhalb von \`/api\` und haben diese Hülle nicht:

- \`/neu.atom\`: die 30 neuesten Maschinen als Atom (RFC 4287), für alle.
- \`/feeds/{Geheimnis}/bestand.json\`: alle verfügbaren und reservierten Maschinen, eine Liste von Objekten wie \`Product\` für Besucher, dazu \`number\` (Lagernummer, sonst id), \`url\` und Bilder mit ganzer Adresse.
- \`/feeds/{Geheimnis}/bestand.csv\`: dasselbe als Tabelle in UTF-8 mit BOM, durch Semikolon getrennt.
- \`/feeds/{Geheimnis}/maschinensucher.csv\`, \`mobile-de.csv\`, \`mobile-de.zip\` und \`machineryzone.xml\`: in den Formen dieser Portale.

Die Adressen mit Geheimnis nennt die Verwaltung unter „Portale“. Ohne das richtige Geheimnis antworten sie mit 404. Alle Dateien haben ein ETag. Ein Preis auf Anfrage steht in keiner davon.`

/** The description of the API in OpenAPI 3.1, made from the routes and schemas that it runs on. */
export async function describeApi(api: Hono<Env>, siteUrl: string) {
  const document = await generateSpecs(api, {
    // Figures are a table, too, under an address that ends as a file does.
    excludeStaticFile: false,
    documentation: {
      info: {
        title: 'Gabelstapler-API',
        version: '1.0.0',
        description: ABOUT,
        license: { name: 'Alle Rechte vorbehalten' },
      },
      servers: [{ url: `${siteUrl}/api` }],
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
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
      operation.tags = [PARTS[path.split('/')[1] ?? ''] ?? path]
      Object.assign(operation.responses ?? {}, refusalsOf(operation))
    }
  return document
}

/** The refusals that follow from the checks of a route. */
function refusalsOf({ parameters = [], requestBody }: OpenAPIV3_1.OperationObject) {
  const content = requestBody && 'content' in requestBody ? requestBody.content : {}
  const isQueried = parameters.some((parameter) => 'in' in parameter && parameter.in === 'query')
  const statuses = 'application/json' in content ? [400, 413, 415] : isQueried ? [400] : []
  return Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]),
  )
}
