import { definitionOf } from '../figures/registry.ts'
import { wordOf } from './comparisons.ts'
import type { Comparison, Meaning, Need, QuantityKey, QuantityMeaning } from './terms.ts'

/** No mast lifts less, so that a fraction below it is one of tonnes: `Diesel 2,5`. */
const LOWEST_LIFT = 3000

/**
 * What does what a bare figure asks for; null where more or less of it is neither better nor worse.
 * @param name of what it is, as it was typed; empty for none
 * @param isBare without a name and a unit
 */
export function needOfFigure(
  meanings: Meaning[],
  figure: string,
  { name, isBare }: { name: string; isBare: boolean },
): Need | null {
  const quantities = meanings.filter((meaning) => meaning.kind === 'quantity')
  const heights = quantities.filter(({ key }) => key === 'liftHeight' || key === 'closedHeight')
  const isEither = heights.length > 1
  const wider = quantities.flatMap((meaning): QuantityMeaning[] => {
    // A bare height is rather one to be reached.
    if (isEither && meaning.key === 'closedHeight') return []
    if (isBare && meaning.key === 'liftHeight' && meaning.value < LOWEST_LIFT) return []
    const is = betterOf(meaning.key)
    return is ? [{ ...meaning, is }] : []
  })
  const [first] = wider
  if (!first) return null
  const isTonnes = isBare && first.key === 'capacity' && wider.length === 1
  const shown = isTonnes ? `${figure} t` : figure
  const about = first.key === 'year' && name === '' ? '' : name && `${name} `
  return { figure: shown, wider: `${wordOf(first.is)}${about}${shown}`, anyOf: wider }
}

/** Which of two machines does what the other one does, too. */
function betterOf(key: QuantityKey): Comparison | null {
  if (key === 'year') return '>='
  if (key === 'price' || key === 'passageHeight') return '<='
  if (key === 'inspectionUntil') return null
  const { better } = definitionOf(key)
  if (!better) return null
  return better === 'higher' ? '>=' : '<='
}
