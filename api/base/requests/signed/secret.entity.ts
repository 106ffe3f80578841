import { defineEntity, type InferEntity, p } from '@mikro-orm/core'

/** A key that the product generated. All processes share it, and it survives restarts. */
export const SecretEntity = defineEntity({
  name: 'Secret',
  properties: {
    name: p.string().length(32).primary(),
    value: p.string().length(64),
  },
})
export type SecretEntity = InferEntity<typeof SecretEntity>
