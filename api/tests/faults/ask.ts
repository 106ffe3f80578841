import type { ServerProcess } from '../server-process.ts'

/** Longer than any request may take; one that hangs fails its test. */
const PATIENCE_MS = 60_000

export interface Reply {
  status: number
  headers: Headers
  text: string
  json(): { success: boolean; data: Record<string, unknown>; error: string; status: string }
}

interface Question {
  method?: string
  token?: string
  /** A form, or what is sent as JSON. */
  body?: unknown
}

/** Asks a server over a connection of its own, and gives up on one that never answers. */
export async function ask(
  { url }: Pick<ServerProcess, 'url'>,
  path: string,
  { method, token, body }: Question = {},
): Promise<Reply> {
  const isJson = body !== undefined && !(body instanceof FormData)
  const response = await fetch(url + path, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      Connection: 'close',
      ...(isJson && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const text = await response.text()
  const { status, headers } = response
  return { status, headers, text, json: () => JSON.parse(text) }
}

/** Sends an inquiry as a visitor does. */
export function sendInquiry(
  server: Pick<ServerProcess, 'url'>,
  message: string,
  email = 'klara@kundin.example',
): Promise<Reply> {
  const body = { name: 'Klara Beispiel', email, message }
  return ask(server, '/api/contact', { body })
}

/** Changes a machine as an administrator does. */
export function saveProduct(
  server: Pick<ServerProcess, 'url'>,
  token: string,
  changes: object,
  id = 1,
): Promise<Reply> {
  return ask(server, `/api/products/${id}`, { method: 'PUT', token, body: changes })
}

/** What a machine costs according to the API. */
export async function readPrice(server: Pick<ServerProcess, 'url'>, id = 1): Promise<unknown> {
  return (await ask(server, `/api/products/${id}`)).json().data.price
}

/** The titles of all machines that visitors see, in the order of the alphabet. */
export async function readTitles(server: Pick<ServerProcess, 'url'>): Promise<string[]> {
  const { text } = await ask(server, '/api/products?sort=title&order=asc&limit=1000')
  return JSON.parse(text).data.map(({ title }: { title: string }) => title)
}
