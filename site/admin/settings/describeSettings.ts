import { z } from 'zod'
import { type DeliveryZone, deliveryZone } from '../../../shared/buying/delivery-settings.ts'
import { locationSettings } from '../../../shared/buying/location-settings.ts'
import { locationKinds } from '../../../shared/buying/locations.ts'
import { assignmentLabels, assignmentSettings } from '../../../shared/dealer/assignment.ts'
import { days, exceptionalDay, formatSpans, spans } from '../../../shared/dealer/opening-hours.ts'
import { claim } from '../../../shared/dealer/settings.ts'
import { formatEuros } from '../../../shared/offers/money.ts'
import { formatDay } from '../../../shared/time/dates.ts'
import type { Line } from '../history/Differences.tsx'
import { claimPageName, dayNames, isSetting, settingLabel } from './labels.ts'

/** A difference of the settings in German, a line for each setting. */
export function describeSettings(part: string, before: unknown, after: unknown): Line[] {
  const [was, is] = [textsOf(part, before), textsOf(part, after)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((path) => was.get(path) !== is.get(path) && isSetting(path))
    .map((path) => ({
      label: settingLabel(path),
      before: was.get(path) ?? '',
      after: is.get(path) ?? '',
    }))
}

/** The settings below a path, as they are read. */
function textsOf(path: string, value: unknown): Map<string, string> {
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value)
  if (!isGroup) return new Map([[path, textOf(path, value)]])
  return new Map(
    Object.entries(value).flatMap(([key, inner]) => [...textsOf(`${path}.${key}`, inner)]),
  )
}

function textOf(path: string, value: unknown): string {
  if (path === 'assignment.by') return assignmentLabels[assignmentSettings.shape.by.parse(value)]
  if (value === true) return 'ja'
  if (value === false) return 'nein'
  if (!Array.isArray(value)) return String(value ?? '')
  const hours = spans.safeParse(value)
  // No entries are a closed day only where a day is meant.
  if (hours.success && (value.length > 0 || path.startsWith('hours.week.')))
    return formatSpans(hours.data)
  return value.map(entryOf).join('\n')
}

function entryOf(entry: unknown): string {
  const day = exceptionalDay.safeParse(entry)
  if (day.success)
    return `${formatDay(day.data.date)} ${day.data.label}: ${formatSpans(day.data.open)}`
  const praise = claim.safeParse(entry)
  if (praise.success) {
    const { value, label, proof, pages } = praise.data
    return [value, label, proof, pages.map(claimPageName).join(', ')].join(' · ')
  }
  const place = locationSettings.element.safeParse(entry)
  if (place.success) return `${place.data.name}: ${locationKinds[place.data.kind]}`
  const zone = deliveryZone.safeParse(entry)
  if (zone.success) return zoneText(zone.data)
  const rule = assignmentSettings.shape.categories.element.safeParse(entry)
  if (rule.success) return `Kategorie ${rule.data.categoryId}: Konto ${rule.data.accountId}`
  if (typeof entry === 'number') return `Konto ${entry}`
  const weekday = z.enum(days).safeParse(entry)
  if (weekday.success) return dayNames[weekday.data]
  if (typeof entry !== 'object' || entry === null) return String(entry)
  return Object.values(entry).join(' · ')
}

const zoneText = ({ from, postcodes, price }: DeliveryZone) =>
  `${from ? `ab ${from} nach ` : ''}${postcodes}: ${formatEuros(price)}`
