import { adminPaths } from '../data/adminPaths.ts'

/**
 * The address of a link that sets a password, where a mail program has encoded its `#`: the token would stand in the
 * path. Null for any other address.
 */
export function repairedLink(pathname: string): string | null {
  const encoded = `${adminPaths.setPassword}%23`
  if (!pathname.startsWith(encoded)) return null
  return `${adminPaths.setPassword}#${withEquals(pathname.slice(encoded.length))}`
}

/** The token of such a link; null for none. */
export const tokenOf = (hash: string): string | null =>
  new URLSearchParams(withEquals(hash.slice(1))).get('token')

/** Some programs encode this one, too. A token has none of these letters. */
const withEquals = (text: string) => text.replace(/%3d/i, '=')
