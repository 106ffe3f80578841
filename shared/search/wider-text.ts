import { formatNumber } from '../writing/format.ts'
import type { WiderSearch } from './needs.ts'

/** `6 weitere`; without any that have a figure exactly they are no further ones. */
export function moreText(exact: number, more: number): string {
  if (exact === 0) return formatNumber(more)
  return more === 1 ? '1 weiterer' : `${formatNumber(more)} weitere`
}

/**
 * The line between those that have the figures exactly and those that do as much:
 * `Genau 2,5 t und 4 m: 1. Ab 2,5 t und 4 m: 6 weitere`.
 */
export function lineText(
  { exactly, wider }: Pick<WiderSearch, 'exactly' | 'wider'>,
  exact: number,
  more: number,
): string {
  const least = `${wider.slice(0, 1).toUpperCase()}${wider.slice(1)}`
  return exact === 0
    ? `Genau ${exactly} haben wir nicht. ${least}:`
    : `Genau ${exactly}: ${formatNumber(exact)}. ${least}: ${moreText(exact, more)}`
}
