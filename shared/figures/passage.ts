import { type Figures, figures } from './registry.ts'

/** The height of what a machine drives through, which lists are filtered by; made from two figures of a data sheet. */
export const passage = { ...figures.closedHeight, name: 'Durchfahrtshöhe' }

/** With the mast closed, in millimetres: the mast's or the roof's, whichever is higher. Unknown without the mast's. */
export function passageHeight({ closedHeight, guardHeight = 0 }: Figures): number | undefined {
  return closedHeight === undefined ? undefined : Math.max(closedHeight, guardHeight)
}
