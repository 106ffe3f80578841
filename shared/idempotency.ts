/** Names a change, so that the server makes it once however often it arrives (`draft-ietf-httpapi-idempotency-key-header`). */
export const KEY_HEADER = 'Idempotency-Key'

/** How long the server knows the keys that it has taken. */
export const KEY_DAYS = 7
