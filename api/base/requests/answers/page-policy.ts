/** Browsers accept this directive in a header only. */
const NO_FRAMES = "frame-ancestors 'none'"

const EMBEDDED = /<head><meta http-equiv="Content-Security-Policy" content="([^"]*)">/
const HEAD_BYTES = 16_384

/** Puts the policy into the page, so that another web server can deliver the file. */
export function embedPolicy(html: string, policy: string): string {
  // First in the head, because a policy has no effect on what comes before it.
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
