import { createHash } from 'node:crypto'

const ATTRIBUTES = `((?:"[^"]*"|'[^']*'|[^"'>])*)`
/** Comments, scripts and all other tags in turn, so that no attribute's text passes for a script. */
const TOKEN = new RegExp(
  `<!--[\\s\\S]*?-->|<script\\b${ATTRIBUTES}>([\\s\\S]*?)</script>|<[a-z]${ATTRIBUTES}>`,
  'gi',
)
/** Scripts of our own files are allowed as such, and data never runs. */
const NOT_INLINE = /\ssrc=|application\/ld\+json/

/** Browsers heed this one in a header only. */
const NO_FRAMES = "frame-ancestors 'none'"

/** Only files of our own and exactly the inline scripts that the page was rendered with may run. */
export function pagePolicy(html: string): string {
  return `${contentPolicy(html)}; ${NO_FRAMES}`
}

const BEFORE_POLICY = '<head><meta http-equiv="Content-Security-Policy" content="'

/** The page with its policy inside, for the day when another web server delivers the file. */
export function embedPolicy(html: string): string {
  return html.replace('<head>', () => `${BEFORE_POLICY}${contentPolicy(html)}">`)
}

/** The policy of a page that has it inside. */
export function embeddedPolicy(page: Buffer): string {
  const start = page.indexOf(BEFORE_POLICY) + BEFORE_POLICY.length
  return `${page.toString('latin1', start, page.indexOf('"', start))}; ${NO_FRAMES}`
}

function contentPolicy(html: string): string {
  const hashes = new Set<string>()
  for (const [, attributes, script = ''] of html.matchAll(TOKEN)) {
    if (attributes === undefined || NOT_INLINE.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  }
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https: http:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ')
}
