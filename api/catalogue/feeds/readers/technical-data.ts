import { figureOfName } from '../../../../shared/figures/names.ts'

/** Technical data that portals get as one text, `Tragkraft: 2.500 kg; Farbe: rot`, and what is written beside. */
export interface TechnicalData {
  pairs: Record<string, string>
  description: string
}

const PAIR = /^([^:;]{1,80}): (.+)$/s
const SENTENCE_END = /(?<=[^.!?…])[.!?…] /

const isKnown = (segment: string | undefined) =>
  figureOfName(PAIR.exec(segment ?? '')?.[1] ?? '') !== null

/** A text that begins with technical data. Its description begins with the first sentence behind the last known figure. */
export function splitTechnicalData(text: string): TechnicalData {
  const segments = text.split('; ')
  const pairs: Record<string, string> = {}
  for (const [at, segment] of segments.entries()) {
    const [, name, value] = PAIR.exec(segment) ?? []
    const others = segments.slice(at + 1)
    if (!name || !value) return { pairs, description: segments.slice(at).join('; ') }
    const end = SENTENCE_END.exec(value)
    if (end && !others.some(isKnown)) {
      pairs[name] = value.slice(0, end.index)
      const rest = value.slice(end.index + end[0].length)
      return { pairs, description: [rest, ...others].join('; ') }
    }
    pairs[name] = others.length === 0 ? value.replace(/\.$/, '') : value
  }
  return { pairs, description: '' }
}

const ONLY_PAIRS = /^[^:;.]{1,80}: [^;]+(?:; [^:;]{1,80}: [^;]+)*$/

/** A text that ends with technical data. */
export function trailingTechnicalData(text: string): TechnicalData {
  const places = [0, ...[...text.matchAll(/[.!?:;…] /g)].map(({ index }) => index + 2)]
  const start = places.find((place) => ONLY_PAIRS.test(text.slice(place)))
  if (start === undefined) return { pairs: {}, description: text }
  const pairs = text
    .slice(start)
    .split('; ')
    .map((segment): [string, string] => {
      const [, name = '', value = ''] = PAIR.exec(segment) ?? []
      return [name, value]
    })
  return { pairs: Object.fromEntries(pairs), description: text.slice(0, start).trim() }
}
