import { defineEntity, type InferEntity, p } from '@mikro-orm/core'

/** A key that the product made for itself, the same for every process and after every start. */
export const SecretEntity = defineEntity({
  name: 'Secret',
  properties: {
    name: p.string().length(32).primary(),
    value: p.string().length(64),
  },
})
export type SecretEntity = InferEntity<typeof SecretEntity>
