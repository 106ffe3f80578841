/** Browsers heed this one in a header only. */
const NO_FRAMES = "frame-ancestors 'none'"

const EMBEDDED = /<head><meta http-equiv="Content-Security-Policy" content="([^"]*)">/
/** More than what stands before the end of an embedded policy. */
const HEAD_BYTES = 16_384

/** The page with its policy inside, for the day when another web server delivers the file. */
export function embedPolicy(html: string, policy: string): string {
  // First in the head: a policy rules over nothing that stands before it.
  return html.replace(
    '<head>',
    () => `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`,
  )
}

/** The header of a page with its policy inside; a page without one runs and loads nothing. */
export function pagePolicy(page: string | Buffer): string {
  const head = typeof page === 'string' ? page : page.toString('latin1', 0, HEAD_BYTES)
  return `${EMBEDDED.exec(head)?.[1] ?? "default-src 'none';"} ${NO_FRAMES}`
}
