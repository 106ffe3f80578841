import { z } from 'zod'
import type { FigureDefinition } from './definition.ts'
import { definitionOf, type FigureKey, type FigureValue, figureKeys } from './registry.ts'

const residualCapacity = z.object({
  kg: z.number().int(),
  liftHeight: z.number().int(),
  loadCentre: z.number().int().optional(),
})

function schemaOf(definition: FigureDefinition) {
  switch (definition.kind) {
    case 'number':
      return definition.decimals ? z.number() : z.number().int()
    case 'choice': {
      const choice = z.enum(Object.keys(definition.choices))
      return definition.several ? z.array(choice) : choice
    }
    case 'month':
      return z.string().regex(/^\d{4}-\d\d$/)
    case 'residualCapacity':
      return z.array(residualCapacity)
  }
}

type Shape = { [Key in FigureKey]: z.ZodOptional<z.ZodType<FigureValue<Key>>> }

// Each schema is made from the entry that the type is made from, which the compiler cannot follow.
const shape: Shape = Object.assign(
  {},
  ...figureKeys.map((key) => {
    const definition = definitionOf(key)
    return { [key]: schemaOf(definition).optional().meta({ description: definition.name }) }
  }),
)

/** What a product answers with. */
export const figuresSchema = z.object(shape).meta({ id: 'Figures' })
