import { describeRoute, resolver } from 'hono-openapi'
import { z } from 'zod'
import { failure, success } from '../../../../shared/calls/envelope.ts'
import { IMAGES_PER_UPLOAD } from '../../../../shared/images/image.ts'
import { toSchema } from '../http/to-schema.ts'

type Refusal = keyof typeof REFUSALS

const REFUSALS = {
  400: 'Eine Angabe fehlt oder passt nicht',
  401: 'Nicht angemeldet',
  403: 'Die Berechtigung fehlt',
  404: 'Nicht gefunden',
  409: 'Widerspricht dem, was gespeichert ist',
  413: 'Zu groß',
  415: 'Falscher Medientyp',
  422: 'Unter diesem Idempotency-Key kam schon eine andere Änderung',
  507: 'Auf dem Datenträger ist kein Platz mehr; es wurde nichts geändert',
  429: 'Zu viele Versuche; Retry-After nennt die Sekunden bis zum nächsten',
}

interface Options {
  status?: 201 | 202
  isPaged?: boolean
  beside?: z.ZodRawShape
  /** In addition to those that follow from the checks of the route. */
  refusals?: Refusal[]
  takesImages?: boolean
  form?: z.ZodType
}

const json = (schema: z.ZodType, description: string) => ({
  description,
  content: { 'application/json': { schema: resolver(schema, toSchema('output')) } },
})

export function refused(...statuses: Refusal[]) {
  return Object.fromEntries(statuses.map((status) => [status, json(failure, REFUSALS[status])]))
}

/**
 * Describes what a route does and answers; what it takes follows from `valid` and `requirePermission`.
 * @param data `data` of the answer; `z.null()` for none
 * @example
 * app.get('/:id', describes('Eine Kategorie', category, { refusals: [404] }), async (c) => …)
 */
export function describes(
  summary: string,
  data: z.ZodType,
  { status, isPaged, beside = {}, refusals = [], takesImages, form }: Options = {},
) {
  const { pagination, ...envelope } = success(data).shape
  const answer = z.object({
    ...envelope,
    ...(isPaged ? { pagination: pagination.unwrap() } : {}),
    ...beside,
  })
  return describeRoute({
    summary,
    ...(takesImages && { requestBody: IMAGES }),
    ...(form && { requestBody: formBody(form) }),
    responses: {
      [status ?? 200]: json(answer, 'So antwortet die API, wenn alles passt'),
      ...refused(...refusals),
    },
  })
}

export function describesFile(summary: string, types: string | string[], refusals: Refusal[]) {
  const schema = { type: 'string' as const, format: 'binary' }
  const content = Object.fromEntries([types].flat().map((type) => [type, { schema }]))
  return describeRoute({
    summary,
    responses: { 200: { description: 'Die Datei', content }, ...refused(...refusals) },
  })
}

const formBody = (form: z.ZodType) => ({
  required: true,
  content: { 'multipart/form-data': { schema: resolver(form, toSchema('input')) } },
})

const IMAGES = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object' as const,
        properties: {
          images: {
            type: 'array' as const,
            maxItems: IMAGES_PER_UPLOAD,
            items: { type: 'string' as const, format: 'binary' },
          },
        },
        required: ['images'],
      },
    },
  },
}
