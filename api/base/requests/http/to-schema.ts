import type { z } from 'zod'

/** Options for zod schemas as JSON Schema: `input` is what a caller sends, `output` what the API answers. */
export function toSchema(io: 'input' | 'output') {
  return { options: { io, unrepresentable: 'any', override } }
}

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>

const override: Override = ({ zodSchema, jsonSchema }) => {
  // The hidden field that catches robots is not described.
  if (jsonSchema.properties)
    jsonSchema.properties = Object.fromEntries(
      Object.entries(jsonSchema.properties).filter(
        ([, property]) => typeof property !== 'object' || !property.hidden,
      ),
    )
  if (jsonSchema.type !== 'string' || jsonSchema.format) delete jsonSchema.pattern
  // The value that `catch` puts in place of a wrong one is not a default.
  if (zodSchema._zod.def.type === 'catch') delete jsonSchema.default
  // Answers may gain fields; clients should not break over one.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}
