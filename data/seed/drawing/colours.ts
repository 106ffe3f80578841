import type { LiveryPart, Material, Paint } from '../../../shared/drawing/core/shape.ts'

/** The hexadecimal colours of a truck. */
export type Livery = Record<LiveryPart, string>

const materials: Record<Material, string> = {
  ink: '#10202b',
  steel: '#8d979d',
  fork: '#33393e',
  rubber: '#26292c',
  seat: '#2a2e32',
  chrome: '#d5dade',
  glass: '#a9c0c9',
  white: '#ffffff',
  amber: '#ffb100',
  red: '#c4281c',
  blue: '#2f7de1',
  wood: '#cba574',
  carton: '#c69c6b',
  wrap: '#dfe5e6',
  polyurethane: '#b7552c',
  paper: '#f7f6f2',
}

const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)

/** Mixes two hexadecimal colours; share 0 gives the first, 1 the second. */
function mix(first: string, second: string, share: number): string {
  const parts = [1, 3, 5].map((at) =>
    Math.round(channel(first, at) * (1 - share) + channel(second, at) * share)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${parts.join('')}`
}

const steps = {
  '++': ['#ffffff', 0.3],
  '+': ['#ffffff', 0.13],
  '-': ['#0b1218', 0.22],
  '--': ['#0b1218', 0.46],
} as const

export function colour(paint: Paint, livery: Livery): string {
  const [, material, step] = /^([a-z]+)([+-]*)$/.exec(paint) ?? []
  const all: Record<string, string> = { ...materials, ...livery }
  const base = all[material ?? ''] ?? materials.ink
  if (step !== '++' && step !== '+' && step !== '-' && step !== '--') return base
  const [other, share] = steps[step]
  return mix(base, other, share)
}
