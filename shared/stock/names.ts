import { filterBrands } from '../product/terms.ts'
import { readTradeWord } from '../search/trade-words.ts'
import { quoted } from './quoted.ts'

/** Makers that a title may begin with where no column names them. */
const makers = [
  ...filterBrands,
  ...'Atlet Baoli Bobcat BT BYD Cat Caterpillar Clark Combilift Dalian Doosan EP'.split(' '),
  ...'Fenwick Hangcha Heli Hubtex Hyundai Kalmar Komatsu Konecranes Lafis Lugli Manitou Merlo'.split(
    ' ',
  ),
  ...'Mitsubishi Nichiyu Nissan OM Steinbock SVE TCM Tailift Unicarriers Wagner Yale'.split(' '),
]

/** What parts the name of a machine from what else a title says. */
const END = /,(?!\d)|[;|(–—]| - /
const YEAR = /^(?:bj\.?|baujahr|(?:19|20)\d\d)$/i
const MEASURE = /^(?:\d+(?:[.,]\d+)?(?:t|to|kg|mm|m|h|kw|v|ah)|\d+,\d+)\.?$/i
const TRUCK = /stapler|wagen|schlepper|hubger/i
const LONGEST_MODEL = 5

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

interface Names {
  names: Record<string, string>
  hint?: string
}

/**
 * What the names of a new machine say of those that its row leaves out: the title is brand and model, the
 * model is what follows the brand in the title.
 */
export function missingNames(patch: Record<string, unknown>): Names {
  const [title, brand, model] = [patch.title, patch.brand, patch.model].map(textOf)
  if (!title) {
    // A column of titles with an empty cell is a mistake.
    const made = 'title' in patch ? '' : titleOf(brand ?? '', model ?? '')
    return { names: made ? { title: made } : {} }
  }
  const maker = brand || makerIn(title)
  const found = model || !maker ? '' : modelIn(title, maker)
  const names = {
    ...(!brand && maker && { brand: maker }),
    ...(found && { model: found }),
  }
  const said = [
    ...(names.brand ? [`Marke ${quoted(names.brand)}`] : []),
    ...(names.model ? [`Modell ${quoted(names.model)}`] : []),
  ].join(' und ')
  return said ? { names, hint: `${said} aus dem Titel` } : { names }
}

/** `Linde H25`, also where the model repeats its maker. */
function titleOf(brand: string, model: string): string {
  const isRepeated = model.toLowerCase().startsWith(`${brand.toLowerCase()} `)
  return (isRepeated ? [model] : [brand, model]).filter(Boolean).join(' ')
}

const placeOf = (title: string, word: string) =>
  ` ${title} `.toLowerCase().search(` ${word.toLowerCase().replace(/[^\p{L}\d ]/gu, '\\$&')} `)

const makerIn = (title: string) => makers.find((maker) => placeOf(title, maker) === 0) ?? ''

function modelIn(title: string, brand: string): string {
  const at = placeOf(title, brand)
  const [rest = ''] = (at < 0 ? title : title.slice(at + brand.length)).trim().split(END)
  const words = rest.split(/\s+/).filter(Boolean)
  const end = words.findIndex(
    (word) =>
      YEAR.test(word) || MEASURE.test(word) || TRUCK.test(word) || readTradeWord(word) !== null,
  )
  return words.slice(0, end < 0 ? LONGEST_MODEL : Math.min(end, LONGEST_MODEL)).join(' ')
}
