import { formatCount } from '../../../shared/writing/format.ts'

/**
 * What the button of the finder says.
 * @param count how many machines the list will show; null while that is not known
 */
export function finderButton(count: number | null): string {
  if (count === null) return 'Maschinen zeigen'
  if (count === 0) return 'Keine passt: Woran liegt es?'
  return `${formatCount(count, 'Maschine', 'Maschinen')} zeigen`
}
