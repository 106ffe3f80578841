import { figureOfName } from './names.ts'
import { readChoices } from './read-choice.ts'
import { readFigure } from './read-figure.ts'
import { type FigureKey, type Figures, figures as registry } from './registry.ts'

interface Recognised {
  figures: Figures
  /** The names, as they are typed, that are known but whose value could not be read. */
  unread: string[]
}

/** The line of a charger, of which nothing else is known. */
const CHARGER = /^(batterie-?)?ladegerät$/i

/** Whether the battery can be charged between two jobs, which some say of the charger instead. */
const hasOpportunityCharger = (specifications: Record<string, string>) =>
  Object.entries(specifications).some(
    ([name, text]) =>
      CHARGER.test(name.normalize('NFC').trim()) &&
      readChoices(text.toLowerCase(), registry.batteryType).includes('opportunity'),
  )

/** What is known of a machine from its specifications. Names that contradict each other are unread. */
export function recognise(specifications: Record<string, string>): Recognised {
  const known = Object.entries(specifications).flatMap(([name, text]) => {
    const named = figureOfName(name)
    if (!named) return []
    return [{ name, key: named.key, value: readFigure(named.key, text, named.unit) }]
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
  if (hasOpportunityCharger(specifications))
    figures.batteryType = [...new Set([...(figures.batteryType ?? []), 'opportunity' as const])]
  return {
    figures,
    unread: known.filter((entry) => !isPlain(entry)).map(({ name }) => name),
  }
}

/** The text that is given for a figure under any of its names, or null. */
export function figureText(specifications: Record<string, string>, key: FigureKey): string | null {
  const entry = Object.entries(specifications).find(([name]) => figureOfName(name)?.key === key)
  return entry?.[1] ?? null
}
