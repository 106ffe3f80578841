import { spellOut } from './search-text.ts'

/** `Geländestapler` → `gelaendestapler`. */
export const slugOf = (name: string) =>
  spellOut(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
