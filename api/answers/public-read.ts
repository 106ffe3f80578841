import type { Context, Handler } from 'hono'
import { getQueryParams } from 'hono/utils/url'
import { z } from 'zod'
import type { Pagination } from '../../shared/envelope.ts'
import type { Env } from '../context.ts'
import { invalidQuery } from '../errors.ts'
import type { Eventually } from '../eventually.ts'
import { checkedBy } from '../openapi/checked-by.ts'

/** Data that is JSON already. */
export class Json {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** What a read answers, below `success` of the envelope. */
export interface Shown {
  data: unknown
  pagination?: Pagination
}

/** Who asks for what. */
export interface Question {
  url: string
  /** The last part of the address, where it names something. */
  id: string
  seesInactive: boolean
  /** Notes which data the answer depends on, also when there is none. */
  shows(...tags: string[]): void
}

/**
 * A read that visitors may make. It is a function of its address and the data alone, so that
 * whatever carries the answer, the framework or the bare connection, it is the same.
 */
export interface PublicRead {
  /** @throws {ApiError} 400 for a query that its schema refuses, 404 for what there is not */
  answer(question: Question): Eventually<Shown>
  schema: z.ZodType
}

const noParameters = z.object({})

/** A read that takes nothing but its address; parameters are ignored like any unknown ones. */
export function publicRead(answer: PublicRead['answer']): PublicRead {
  return { schema: noParameters, answer }
}

/** A read with parameters, which its schema checks. */
export function publicQuery<Schema extends z.ZodType>(
  schema: Schema,
  answer: (question: Question & { query: z.output<Schema> }) => Eventually<Shown>,
): PublicRead {
  return {
    schema,
    answer(question) {
      const parsed = schema.safeParse(queryOf(question.url))
      if (!parsed.success) throw invalidQuery(parsed.error)
      return answer({ ...question, query: parsed.data })
    },
  }
}

/** The whole answer as JSON. */
export function envelopeOf({ data, pagination }: Shown): string {
  const text = data instanceof Json ? data.text : JSON.stringify(data)
  const paging = pagination ? `,"pagination":${JSON.stringify(pagination)}` : ''
  return `{"success":true,"data":${text}${paging}}`
}

/** The same read as a route of the framework, for callers with a token and for failures. */
export function handlerOf(read: PublicRead): Handler<Env> {
  const handler = async (c: Context<Env>) => {
    const shown = await read.answer({
      url: c.req.url,
      id: c.req.param('id') ?? '',
      seesInactive: c.var.user !== null,
      shows(...more) {
        for (const tag of more) c.env?.tags?.add(tag)
      },
    })
    return c.body(envelopeOf(shown), 200, { 'Content-Type': 'application/json' })
  }
  return checkedBy(handler, { target: 'query', schema: read.schema })
}

/** The parameters of an address; one that is given several times is a list. */
function queryOf(url: string): Record<string, unknown> {
  const parameters = getQueryParams(url)
  if (!parameters || Array.isArray(parameters)) return {}
  return Object.fromEntries(
    Object.entries(parameters).map(([name, values]) => [
      name,
      values.length === 1 ? values[0] : values,
    ]),
  )
}
