import { driveChoices } from '../../../../shared/figures/choices.ts'
import { figureOfName } from '../../../../shared/figures/names.ts'
import { readFigure, readListed } from '../../../../shared/figures/read-figure.ts'
import { figures } from '../../../../shared/figures/registry.ts'
import { driveOfName } from '../../../../shared/stock/category-names.ts'
import { columnOfTarget, type StockColumn } from '../../../../shared/stock/columns.ts'
import { gasIn } from '../../../../shared/stock/gas.ts'
import { quoted } from '../../../../shared/stock/quoted.ts'
import type { StockCell } from '../../../../shared/stock/rows.ts'
import { cellText, saysNothing } from '../../../../shared/tables/table-cell.ts'
import type { RowMessage } from './row-outcomes.ts'
import type { FilledRow } from './sections-of-list.ts'

/** What a row, the heading above it and its category say of its drive. */
interface SaidOfDrive {
  /** The names of its category: those of the list, and the one that it stands for. */
  names: readonly string[]
  /** What stands in its cells, and the heading that says something about it. */
  texts: readonly string[]
  /** Whether somebody has chosen the drive of this row here. */
  isDecided: boolean
  /** What somebody has said that a text means, for all rows; empty for nothing. */
  choiceOf: (column: StockColumn, text: string) => string | undefined
}

export interface DrivenRow extends FilledRow {
  /** Why the drive has to be chosen. */
  errors: RowMessage[]
  /** The text that has to be explained. */
  unclear: string | null
}

/** Engines that lists put together with those for gas, in one group or category. */
export const COMBUSTION: (string | null)[] = ['diesel', 'petrol', 'lpg', 'cng', 'hybrid', null]

const labels = new Map<string, { label: string }>(Object.entries(driveChoices))
const labelOf = (drive: string) => labels.get(drive)?.label ?? drive

/**
 * The cells of a new machine with the drive that its row, heading or category says, where it has none of its own: without
 * it the machine is in no list of that drive. A word of gas anywhere goes before the drive of a category, and what
 * contradicts itself is asked about.
 */
export function withDrive(cells: StockCell[], said: SaidOfDrive): DrivenRow {
  const own = cells.find(saysDrive)
  const empty = cells.find(([column]) => isDrive(column) && column.kind === 'figure')
  const column = own?.[0] ?? empty?.[0] ?? columnOfTarget('drive')
  const unchanged = { cells, hints: [], errors: [], unclear: null }
  if (!column || said.isDecided) return unchanged
  const value = own ? cellText(own[1] ?? null).trim() : ''
  const ask = (text: string, message: string, unclear: string | null = null): DrivenRow => ({
    ...unchanged,
    errors: [{ column: column.header, value, message: `${quoted(text)} ${message}` }],
    unclear,
  })
  const withText = (text: string, message: string): DrivenRow => ({
    ...unchanged,
    cells: [...cells.filter((cell) => cell !== empty), [column, text]],
    hints: [{ column: column.header, value: '', message }],
  })

  const gases = said.texts.flatMap((text) => {
    const gas = gasIn(text)
    return gas ? [{ text, gas }] : []
  })
  const clear = gases.find(({ gas }) => gas === 'cng') ?? gases.find(({ gas }) => gas !== 'unclear')
  if (own) {
    const drive = driveIn(value)
    return clear && drive !== null && drive !== 'lpg' && drive !== 'cng'
      ? ask(clear.text, `nennt Gas, in der Zelle steht ${quoted(value)}. ${CHOOSE}`)
      : unchanged
  }
  const ofCategory = driveOfNames(said.names)
  if (clear) {
    const drive = clear.gas === 'cng' ? 'cng' : 'lpg'
    const other = ofCategory && ofCategory.drive !== drive ? ofCategory : null
    if (other && !COMBUSTION.includes(other.drive))
      return ask(clear.text, `nennt Gas, die Kategorie ${quoted(other.name)} nicht. ${CHOOSE}`)
    const rather = other ? `, nicht ${labelOf(other.drive)} nach ${quoted(other.name)}` : ''
    return withText(drive, `${labelOf(drive)} nach ${quoted(clear.text)}${rather}`)
  }
  const [unclear] = gases
  if (unclear) {
    const { text } = unclear
    const choice = said.choiceOf(column, text)
    if (choice === undefined)
      return ask(text, `lässt offen, ob die Maschine mit Gas fährt. ${CHOOSE}`, text)
    return choice === '' ? unchanged : withText(choice, `${choice} nach ${quoted(text)}`)
  }
  if (!ofCategory) return unchanged
  const { drive, name } = ofCategory
  return withText(drive, `${labelOf(drive)} nach ${quoted(name)}`)
}

const CHOOSE = 'Bitte wählen Sie den Antrieb'

/** The drive that names of a category say; null where they say none, and where they contradict each other. */
export function driveOfNames(names: readonly string[]) {
  const said = new Map(
    names.flatMap((name) => {
      const drive = driveOfName(name)
      return drive === null ? [] : [[drive, name] as const]
    }),
  )
  const [first, ...others] = said
  return first && others.length === 0 ? { drive: first[0], name: first[1] } : null
}

/** The drive that stands in the cells of a row, as it is written there; null where none can be read. */
export function driveOfCells(cells: readonly StockCell[]): { drive: string; text: string } | null {
  const text = cellText(cells.find(saysDrive)?.[1] ?? null).trim()
  const drive = driveIn(text)
  return drive === null ? null : { drive: String(drive), text: labels.get(text)?.label ?? text }
}

const driveIn = (text: string) =>
  readFigure('drive', text) ?? readFigure('drive', readListed(text, figures.drive) ?? '')

const isDrive = (column: StockColumn) =>
  (column.kind === 'figure' && column.key === 'drive') ||
  (column.kind === 'further' && figureOfName(column.name)?.key === 'drive')

const saysDrive = ([column, cell]: StockCell) => isDrive(column) && !saysNothing(cell ?? null)
