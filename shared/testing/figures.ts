import fc from 'fast-check'
import {
  definitionOf,
  type FigureKey,
  type FigureValue,
  figureKeys,
  figures,
} from '../figures/registry.ts'

const inRange = ({ min, max }: { min: number; max: number }) => fc.integer({ min, max })

const residualCapacity = fc.uniqueArray(
  fc.record(
    {
      kg: inRange(figures.capacity),
      liftHeight: inRange(figures.liftHeight),
      loadCentre: inRange(figures.loadCentre),
    },
    { requiredKeys: ['kg', 'liftHeight'] },
  ),
  {
    minLength: 1,
    maxLength: 6,
    selector: ({ liftHeight, loadCentre }) => `${liftHeight}/${loadCentre}`,
  },
)

const month = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 7))

/** Any value that a figure can have. */
function valuesOf(key: FigureKey): fc.Arbitrary<unknown> {
  const definition = definitionOf(key)
  switch (definition.kind) {
    case 'number': {
      const scale = 10 ** (definition.decimals ?? 0)
      return fc
        .integer({ min: Math.round(definition.min * scale), max: definition.max * scale })
        .map((value) => value / scale)
    }
    case 'choice': {
      const keys = Object.keys(definition.choices)
      return definition.several ? fc.subarray(keys, { minLength: 1 }) : fc.constantFrom(...keys)
    }
    case 'month':
      return month
    case 'residualCapacity':
      return residualCapacity
  }
}

/** Any figure with any value in its range. */
export const anyFigure = fc.oneof(
  ...figureKeys.map((key) =>
    valuesOf(key).map((value) => ({ key, value: value as FigureValue<typeof key> })),
  ),
)
