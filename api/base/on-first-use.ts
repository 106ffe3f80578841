import { createRequire } from 'node:module'

const load = createRequire(import.meta.url)

/**
 * A package that most processes never need. It is loaded when it is first asked for, and stays in memory then.
 * @example
 * const fontkit = onFirstUse<typeof import('fontkit')>('fontkit')
 * fontkit().openSync(file)
 */
export function onFirstUse<Package>(name: string): () => Package {
  let loaded: { it: Package } | null = null
  return () => {
    loaded ??= { it: load(name) }
    return loaded.it
  }
}
