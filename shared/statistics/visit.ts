import { z } from 'zod'

const address = (what: string) => z.string().max(4000).meta({ description: what })

/** What a page says of itself once somebody sees it. */
export const visit = z
  .object({
    page: address('Pfad und Suchteil der Seite').startsWith('/'),
    from: address('Die Seite, von der ein Link hierher führte; leer, wenn keine bekannt ist'),
  })
  .meta({ id: 'Visit' })
export type Visit = z.infer<typeof visit>
