import { definitionOf, type FigureKey, figureKeys } from '../figures/registry.ts'
import { formatFigure } from '../figures/write.ts'
import { conditionLabels, priceKindLabels, publicStatusLabel } from '../product/terms.ts'
import type { Column, CsvFeed, JsonFeed } from './description.ts'
import type { OfferedMachine } from './offered-machine.ts'
import { oneLine } from './texts.ts'

/** A figure as a column: numbers without their unit, which stands in the header. */
function figureColumn(key: FigureKey): Column {
  const definition = definitionOf(key)
  const unit = definition.kind === 'number' ? definition.unit : null
  return {
    name: unit ? `${definition.name} (${unit})` : definition.name,
    fill: ({ product }) => {
      const value = product.figures[key]
      if (value === undefined) return null
      return typeof value === 'number' ? decimal(value) : formatFigure(key, value)
    },
  }
}

/** A number as a German spreadsheet reads it. */
function decimal(value: number | undefined): number | string | null {
  if (value === undefined) return null
  return Number.isInteger(value) ? value : String(value).replace('.', ',')
}

const columns: readonly Column[] = [
  { name: 'Nummer', fill: ({ number }) => number },
  { name: 'Titel', fill: ({ product }) => oneLine(product.title) },
  { name: 'Marke', fill: ({ product }) => oneLine(product.brand) },
  { name: 'Modell', fill: ({ product }) => oneLine(product.model) },
  { name: 'Baujahr', fill: ({ product }) => product.year },
  { name: 'Zustand', fill: ({ product }) => conditionLabels[product.condition] },
  { name: 'Zustandsklasse', fill: ({ product }) => product.grade ?? '' },
  { name: 'Kategorie', fill: ({ product }) => oneLine(product.category.name) },
  { name: 'Status', fill: ({ product }) => publicStatusLabel(product.status) },
  { name: 'Preis (€)', fill: ({ price }) => price },
  { name: 'Besteuerung', fill: ({ product }) => priceKindLabels[product.priceKind] },
  { name: 'Tagesmiete (€)', fill: ({ product }) => decimal(product.rent?.day) },
  { name: 'Wochenmiete (€)', fill: ({ product }) => decimal(product.rent?.week) },
  { name: 'Monatsmiete (€)', fill: ({ product }) => decimal(product.rent?.month) },
  { name: 'Standort', fill: ({ product }) => oneLine(product.location) },
  ...figureKeys.map(figureColumn),
  { name: 'Beschreibung', fill: ({ product }) => oneLine(product.description) },
  { name: 'Bilder', fill: ({ pictures }) => pictures.join(' ') },
  { name: 'Adresse', fill: ({ page }) => page },
]

const nothing = () => []

/** For every portal without a form of its own, and for spreadsheets. */
export const bestandCsv: CsvFeed = {
  key: 'bestandCsv',
  file: 'bestand.csv',
  type: 'text/csv; charset=utf-8',
  kind: 'csv',
  columns,
  hasHeader: true,
  encoding: 'UTF-8 with BOM',
  quotesTexts: false,
  isForSpreadsheets: true,
  obstacles: nothing,
  hints: nothing,
}

/** A machine as the API shows it to visitors, with whole addresses. */
const record = ({ product, number, page, pictures }: OfferedMachine) => ({
  ...product,
  number,
  url: page,
  images: pictures,
})

/** For programs of any kind. */
export const bestandJson: JsonFeed = {
  key: 'bestandJson',
  file: 'bestand.json',
  type: 'application/json; charset=utf-8',
  kind: 'json',
  record,
  obstacles: nothing,
  hints: nothing,
}
