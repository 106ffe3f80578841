import { escapeMarkup } from '../writing/markup.ts'
import { textOn } from './colours.ts'

/** The sign of the site in a browser's tab, in the dealer's colour such as `#ffb100` and with their name. */
export function mark(name: string, accent: string): string {
  const ink = textOn(accent)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><title>${escapeMarkup(name)}</title><rect width="40" height="40" rx="4" fill="${accent}"/><path d="M10 6h3.5v20.5H31V30H10zM16.5 9.5H25v4h-8.5zM16.5 16H29v7.5H16.5z" fill="${ink}"/><path d="M6 34.5h28" stroke="${ink}" stroke-width="1.5"/></svg>`
}
