import { z } from 'zod'

/** Names a change, so that the server makes it once however often it arrives (`draft-ietf-httpapi-idempotency-key-header`). */
export const KEY_HEADER = 'Idempotency-Key'

/** How long the server knows the keys that it has taken. */
export const KEY_DAYS = 7

/** What a change that may arrive twice is sent with. The server knows the names of headers in lower case. */
export const keyHeader = z.object({
  'idempotency-key': z
    .uuid({ error: `Der Kopfzeile ${KEY_HEADER} fehlt eine UUID` })
    .toLowerCase()
    .meta({
      description: `Eine UUID je Änderung. Kommt sie noch einmal, ist sie schon gemacht; der Server kennt sie ${KEY_DAYS} Tage`,
    }),
})
