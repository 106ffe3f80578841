import { z } from 'zod'
import { borrowedPromises, isDemo, promiseLabels } from '../../../shared/dealer/company.ts'
import { type SavedSettings, settings } from '../../../shared/dealer/settings.ts'
import { emptyOf } from '../../../shared/forms/field.ts'
import { keysOf } from '../../../shared/values/records.ts'
import { isObject } from '../../../shared/values/shape.ts'

/** The settings as react-admin knows them. */
export type SettingsRecord = SavedSettings & { id: string }

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/** A group whose inputs are all empty is none. */
const orNone = (group: unknown) =>
  isObject(group) && Object.values(group).every(isEmpty) ? null : group

/**
 * The settings of the form, in which a promise is taken back by emptying its fields: a warranty without months and
 * scope, leasing without a term, delivery without zones and surcharge.
 */
export function withoutEmptyPromises(values: unknown): unknown {
  if (!isObject(values)) return values
  const { delivery, warranty, leasing } = values
  return {
    ...values,
    delivery:
      isObject(delivery) && Array.isArray(delivery.zones) && delivery.zones.length > 0
        ? { ...delivery, zones: delivery.zones.map(withText('from')) }
        : orNone(isObject(delivery) ? { ...delivery, zones: null } : delivery),
    warranty: isObject(warranty)
      ? orNone(
          Object.fromEntries(
            Object.entries(warranty).map(([key, term]) => [key, withText('scope')(orNone(term))]),
          ),
        )
      : warranty,
    leasing: isObject(leasing) && isEmpty(leasing.months) ? null : leasing,
  }
}

/** An input that was emptied holds null. */
const withText = (field: string) => (entry: unknown) =>
  isObject(entry) ? { ...entry, [field]: entry[field] ?? '' } : entry

const { delivery, warranty, leasing } = settings.shape
const terms = warranty.unwrap().shape

/** The settings with every field of a promise that is not made, or a field that is shown would count as typed. */
export const withEmptyPromises = (record: SettingsRecord) => ({
  ...record,
  delivery: record.delivery ?? emptyOf(delivery),
  warranty: Object.fromEntries(
    keysOf(terms).map((key) => [key, record.warranty?.[key] ?? emptyOf(terms[key])]),
  ),
  leasing: record.leasing ?? emptyOf(leasing),
})

/** By which a dealer is told from the demo, whatever else of the form is not valid yet. */
const named = z.object({ name: z.string().nullable(), email: z.string().nullable() })

/** The promises of the example that a save of these values empties, because they name another dealer. */
export function goneWithName(before: SettingsRecord, values: unknown) {
  const after = withoutEmptyPromises(values)
  if (!isObject(after)) return []
  const { name, email } = named.safeParse(after.company).data ?? before.company
  const company = { ...before.company, name: name ?? '', email: email ?? '' }
  return borrowedPromises(before, { ...after, company })
}

const enumeration = new Intl.ListFormat('de')

type Promises = ReturnType<typeof borrowedPromises>

/** `„Standorte“ und „Leasing“`: the sections of the settings that hold them. */
export const promisesInWords = (parts: Promises): string =>
  enumeration.format(parts.map((part) => `„${promiseLabels[part]}“`))

/**
 * What a save says besides, when it has made the demo dealer somebody else: what of the example is gone with its name,
 * and that the English pages stand under the new one. Null for any other save.
 */
export function savedWithName(before: SettingsRecord, after: SettingsRecord): string | null {
  if (!isDemo(before) || isDemo(after)) return null
  const gone = goneWithName(before, { ...before, company: after.company }).filter(
    (part) => after[part] === null || (Array.isArray(after[part]) && after[part].length === 0),
  )
  const sentences = [
    gone.length > 0 &&
      `Die Beispielangaben unter ${promisesInWords(gone)} sind geleert; tragen Sie dort Ihre eigenen ein.`,
    after.english.hasPages &&
      'Die englischen Seiten stehen jetzt unter Ihrem Namen; was Sie für den Export tun, sagt die Seite „Export“ unter „Texte“, ausschalten können Sie sie unter „Englisch“.',
  ]
  return sentences.filter(Boolean).join(' ') || null
}
