import type { z } from 'zod'

/**
 * How zod schemas become JSON Schema.
 * @param io what a caller sends, or what he is answered
 */
export function toSchema(io: 'input' | 'output') {
  return { options: { io, unrepresentable: 'any', override } }
}

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>

const override: Override = ({ zodSchema, jsonSchema }) => {
  // A field that is there to catch machines is none to describe.
  if (jsonSchema.properties)
    jsonSchema.properties = Object.fromEntries(
      Object.entries(jsonSchema.properties).filter(
        ([, property]) => typeof property !== 'object' || !property.hidden,
      ),
    )
  if (jsonSchema.type !== 'string' || jsonSchema.format) delete jsonSchema.pattern
  // What a trap makes of a wrong value is no default.
  if (zodSchema._zod.def.type === 'catch') delete jsonSchema.default
  // Answers may gain fields; clients should not break over one.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}
