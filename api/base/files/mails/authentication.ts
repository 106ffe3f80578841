import { z } from 'zod'

export const authentication = z.object({
  /** What the server calls itself, in lower case; empty where it does not say. */
  server: z.string(),
  results: z.array(
    z.object({
      method: z.enum(['dkim', 'spf', 'dmarc']),
      result: z.string(),
      /** The domain that was looked at, in lower case; null where the server does not name it. */
      domain: z.string().nullable(),
    }),
  ),
})
export type Authentication = z.infer<typeof authentication>

const RESULT = /^\s*(dkim|spf|dmarc)\s*=\s*([a-z]+)/i
const DOMAINS = {
  dkim: /\bheader\.[di]\s*=\s*"?(?:[^\s"@;]*@)?([\w.-]+)/i,
  spf: /\bsmtp\.(?:mailfrom|mail|helo)\s*=\s*"?(?:[^\s"@;]*@)?([\w.-]+)/i,
  dmarc: /\bheader\.from\s*=\s*"?(?:[^\s"@;]*@)?([\w.-]+)/i,
}

/** Reads the line without its name. It repeats what senders wrote: what can be read in two ways says nothing. */
export function authenticationIn(line: string): Authentication {
  const read = readParts(partsOf(line, false))
  const isClear = JSON.stringify(read) === JSON.stringify(readParts(partsOf(line, true)))
  return isClear ? read : { ...read, results: [] }
}

function readParts([first = '', ...rest]: string[]): Authentication {
  // Some servers begin with a result, and name themselves nowhere.
  const hasName = !RESULT.test(first)
  const server = hasName ? (first.trim().split(/\s/)[0] ?? '').toLowerCase() : ''
  return { server, results: (hasName ? rest : [first, ...rest]).flatMap(resultsIn) }
}

function resultsIn(text: string): Authentication['results'] {
  const [, name = '', result = ''] = RESULT.exec(text) ?? []
  const method = authentication.shape.results.element.shape.method.safeParse(
    name.toLowerCase(),
  ).data
  if (!method) return []
  const domain = DOMAINS[method].exec(text)?.[1]?.toLowerCase() ?? null
  return [{ method, result: result.toLowerCase(), domain }]
}

/** What stands between semicolons, without the remarks in brackets. @param knowsQuotes whether quotes hide both */
function partsOf(line: string, knowsQuotes: boolean): string[] {
  const parts = ['']
  let depth = 0
  let isQuoted = false
  for (const letter of line) {
    if (letter === '"' && knowsQuotes) isQuoted = !isQuoted
    const isPlain = !isQuoted
    if (isPlain && letter === '(') depth++
    else if (isPlain && letter === ')') depth = Math.max(0, depth - 1)
    else if (isPlain && letter === ';' && depth === 0) parts.push('')
    else if (depth === 0) parts.push(`${parts.pop()}${letter}`)
  }
  return parts
}
