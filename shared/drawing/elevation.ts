import { lines } from './core/lines.ts'
import { DETAIL, OUTLINE, type Part } from './core/shape.ts'
import { mast } from './parts/mast.ts'
import { annotations } from './sketch/annotations.ts'
import { type Dimensions, known, list } from './sketch/figures.ts'
import { layout } from './sketch/layout.ts'
import { fitted } from './sketch/outline.ts'
import { machine } from './trucks/machine.ts'

export { type Construction, type Dimensions, type Drive, measures } from './sketch/figures.ts'

export interface Elevation {
  svg: string
  /** Height, length and wheelbase are the machine's own; otherwise it stands for its construction type. */
  isToScale: boolean
  /** The drawn figures as text, for readers who do not see the sketch. */
  list: { label: string; value: string }[]
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')

/** FNV-1a, so that two different sketches on one page never share an id. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

/**
 * Maßskizze: side elevation from a machine's own figures in millimetres (VDI 2198).
 * Surfaces are filled with the CSS variable `--sheet`, which should be the colour of the ground behind the sketch.
 * Null when neither lift height, closed height nor a length is known.
 */
export function elevation(dimensions: Dimensions): Elevation | null {
  const figures = known(dimensions)
  const { liftHeight, closedHeight, length, lengthToForkFace, wheelbase } = figures
  if (!liftHeight && !closedHeight && !length && !lengthToForkFace) return null
  const isToScale = Boolean(closedHeight && (length || lengthToForkFace) && wheelbase)
  const truck = fitted(figures, dimensions)
  const entries = list(figures)
  const id = `m${fingerprint(JSON.stringify(dimensions))}`
  const plan = layout(truck, figures)
  const draw = (parts: readonly Part[], prefix: string, from: number) =>
    lines(parts, { prefix, weight: plan.weight, from })
  const raised = liftHeight ? draw(mast(truck, { lift: liftHeight }), `${id}g`, OUTLINE) : ''
  const description = entries.map(({ label, value }) => `${label} ${value}`).join(', ')
  const name = dimensions.name ? ` ${dimensions.name}` : ''
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="${id}t ${id}d" viewBox="0 0 ${plan.width} ${plan.height}" ` +
    `font-family="inherit" color="var(--ink,#10202b)">` +
    `<title id="${id}t">${escaped(`Maßskizze${name}`)}</title><desc id="${id}d">${escaped(`${isToScale ? 'Seitenansicht, maßstäblich' : 'Beispielhafte Seitenansicht'}: ${description}`)}</desc>` +
    `<g transform="${plan.transform}" fill="var(--sheet,#f7f6f2)" stroke="currentColor" stroke-width="${plan.stroke}" stroke-linejoin="round">` +
    `<g opacity=".45" fill="none" stroke-dasharray="${plan.dash}">${raised}</g>${draw(machine(truck), id, DETAIL)}</g>` +
    `${annotations(plan, truck, figures)}</svg>`
  return { svg, isToScale, list: entries }
}
