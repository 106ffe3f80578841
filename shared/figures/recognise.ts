import { figureOfName } from './names.ts'
import { readChoices, readFigure } from './read-figure.ts'
import { type FigureKey, type Figures, figures as registry } from './registry.ts'

interface Recognised {
  figures: Figures
  /** The names, as they are typed, that are known but whose value could not be read. */
  unread: string[]
}

/** Lines of which nothing else is known: some say of the charger that the battery can be charged between two jobs. */
const BATTERY = /^(?:batterie|(?:batterie-?)?ladegerät)$/
const YES = /^(?:ja|vorhanden|dabei|inkl\.?|inklusive|geeignet)$/
const additions = ['spare', 'opportunity'] as const

/** What else there is of a battery, which its type has no line for: `Zweitbatterie: ja`. */
function batteryAdditions(specifications: Record<string, string>): (typeof additions)[number][] {
  const said = Object.entries(specifications).flatMap(([name, text]) => {
    const line = name.normalize('NFC').trim().toLowerCase()
    const value = text.normalize('NFC').trim().toLowerCase()
    if (BATTERY.test(line)) return readChoices(value, registry.batteryType)
    return YES.test(value) ? readChoices(line, registry.batteryType) : []
  })
  return additions.filter((addition) => said.includes(addition))
}

/** What is known of a machine from its specifications. Names that contradict each other are unread. */
export function recognise(specifications: Record<string, string>): Recognised {
  const known = Object.entries(specifications).flatMap(([name, text]) => {
    const named = figureOfName(name)
    if (!named) return []
    return [{ name, key: named.key, value: readFigure(named.key, text, named) }]
  })
  const readings = new Map<FigureKey, Set<string>>()
  for (const { key, value } of known)
    if (value !== null)
      readings.set(key, (readings.get(key) ?? new Set()).add(JSON.stringify(value)))
  const isPlain = ({ key, value }: (typeof known)[number]) =>
    value !== null && readings.get(key)?.size === 1

  const figures: Figures = Object.fromEntries(
    known.filter(isPlain).map(({ key, value }) => [key, value]),
  )
  const added = batteryAdditions(specifications)
  if (added.length > 0)
    figures.batteryType = [...new Set([...(figures.batteryType ?? []), ...added])]
  return {
    figures,
    unread: known.filter((entry) => !isPlain(entry)).map(({ name }) => name),
  }
}
