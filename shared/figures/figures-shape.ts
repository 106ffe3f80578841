import { type Check, isInteger, isNumber, isObject, isText, listOf } from '../values/shape.ts'
import type { FigureDefinition } from './definition.ts'
import { definitionOf, figureKeys } from './registry.ts'

const isRow: Check = (value) =>
  isObject(value) &&
  isInteger(value.kg) &&
  isInteger(value.liftHeight) &&
  (value.loadCentre === undefined || isInteger(value.loadCentre))

function checkOf(definition: FigureDefinition): Check {
  switch (definition.kind) {
    case 'number':
      return isNumber
    case 'month':
      return isText
    case 'residualCapacity':
      return listOf(isRow)
    case 'choice': {
      const isChoice: Check = (value) =>
        isText(value) && Object.hasOwn(definition.choices, `${value}`)
      return definition.several ? listOf(isChoice) : isChoice
    }
  }
}

/** The schema `figuresSchema` for the browser. */
export const isFigures: Check = (value) =>
  isObject(value) &&
  figureKeys.every((key) => value[key] === undefined || checkOf(definitionOf(key))(value[key]))
