import { z } from 'zod'
import { type Pagination, success } from '../shared/calls/envelope.ts'
import { isListedProduct, type ListedProduct } from '../shared/product/listed-product.ts'

type Locals = Pick<App.Locals, 'api'>

// Created once, because creating a schema takes longer than all reads of a page.
const envelope = success(z.unknown())
const listEnvelope = success(z.array(z.unknown()))

/** A machine of a list, judged as the browser judges it when it goes on with that list. */
export const listedProduct = z.custom<ListedProduct>(isListedProduct, 'Keine Maschine einer Liste')

async function ask(locals: Locals, path: string): Promise<unknown> {
  const response = await locals.api(path)
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`GET /api${path} answered ${response.status}`)
  return response.json()
}

/** Reads and validates the answer at a path below `/api`; null after a 404. */
export async function read<Data extends z.ZodType>(
  locals: Locals,
  path: string,
  data: Data,
): Promise<z.output<Data> | null> {
  const answer = await ask(locals, path)
  return answer === null ? null : data.parse(envelope.parse(answer).data)
}

/**
 * Reads and validates a list with its paging. A list that does not exist counts as empty.
 * @returns also the whole `answer`, for what some say beside their items
 */
export async function readList<Item extends z.ZodType>(
  locals: Locals,
  path: string,
  item: Item,
): Promise<{ items: z.output<Item>[]; pagination: Pagination; answer: unknown }> {
  const answer = await ask(locals, path)
  const list = answer === null ? null : listEnvelope.parse(answer)
  const items = (list?.data ?? []).map((data) => item.parse(data))
  const allOnOnePage = { page: 1, limit: items.length, total: items.length, totalPages: 1 }
  return { items, pagination: list?.pagination ?? allOnOnePage, answer: answer ?? {} }
}
