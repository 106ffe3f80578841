import { isObject } from '../../../shared/shape.ts'

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
