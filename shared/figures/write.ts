import { formatQuantity } from '../writing/format.ts'
import type { FigureDefinition, ResidualCapacity } from './definition.ts'
import { figureText } from './names.ts'
import { type FigureKey, type Figures, type FigureValue, figures } from './registry.ts'

type AnyValue = number | string | readonly string[] | readonly ResidualCapacity[]

/** A figure as a visitor reads it: `2.500 kg`, `Triplex`, `Seitenschub, Drehgerät`, `11/2026`. */
export function formatFigure<Key extends FigureKey>(key: Key, value: FigureValue<Key>): string {
  return format(figures[key], value)
}

/** A figure of a machine in the one way of writing it; as it is typed where it cannot be read. */
export function shownFigure(
  { figures, specifications }: { figures: Figures; specifications: Record<string, string> },
  key: FigureKey,
): string | null {
  const value = figures[key]
  return value === undefined ? figureText(specifications, key) : formatFigure(key, value)
}

function format(definition: FigureDefinition, value: AnyValue): string {
  if (typeof value === 'number') return formatNumberFigure(definition, value)
  if (typeof value === 'string')
    return definition.kind === 'month' ? formatMonth(value) : labelOf(definition, value)
  return value
    .map((part) => (typeof part === 'string' ? labelOf(definition, part) : formatRow(part)))
    .join(definition.kind === 'residualCapacity' ? '; ' : ', ')
}

function formatNumberFigure(definition: FigureDefinition, value: number): string {
  if (definition.kind !== 'number' || definition.unit === null) return String(value)
  return formatQuantity(value, definition.unit, definition.decimals)
}

/** `2026-11` → `11/2026`. */
const formatMonth = (value: string) => value.split('-').reverse().join('/')

/** What a choice is called: `lpg` → `Treibgas (LPG)`. */
function labelOf(definition: FigureDefinition, key: string): string {
  return (definition.kind === 'choice' && definition.choices[key]?.label) || key
}

function formatRow({ kg, liftHeight, loadCentre }: ResidualCapacity): string {
  const row = `${formatQuantity(kg, 'kg')} bei ${formatQuantity(liftHeight, 'mm')}`
  return loadCentre === undefined ? row : `${row} (${formatQuantity(loadCentre, 'mm')})`
}
