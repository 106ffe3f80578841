import { locationKinds, locationSettings } from '../../../shared/buying/locations.ts'
import { deliveryZone } from '../../../shared/buying/settings.ts'
import { exceptionalDay } from '../../../shared/dealer/company-settings.ts'
import { assignmentRule, assignmentSettings } from '../../../shared/dealer/inquiry-settings.ts'
import { formatSpans, spans } from '../../../shared/dealer/opening-hours.ts'
import { settings } from '../../../shared/dealer/settings.ts'
import { claim, claimPageNames } from '../../../shared/dealer/site-settings.ts'
import { formatEuros } from '../../../shared/offers/money.ts'
import { formatDay } from '../../../shared/time/dates.ts'
import { describeFields, sayings } from '../history/describeFields.ts'

spans.register(sayings, { say: formatSpans })
exceptionalDay.register(sayings, {
  say: ({ date, label, open }) => `${formatDay(date)} ${label}: ${formatSpans(open)}`,
})
claim.register(sayings, {
  say: ({ value, label, proof, pages }) =>
    [value, label, proof, pages.map((page) => claimPageNames[page]).join(', ')].join(' · '),
})
locationSettings.element.register(sayings, {
  say: ({ name, kind }) => `${name}: ${locationKinds[kind]}`,
})
deliveryZone.register(sayings, {
  say: ({ from, postcodes, price }) =>
    `${from ? `ab ${from} nach ` : ''}${postcodes}: ${formatEuros(price)}`,
})
assignmentSettings.shape.accounts.element.register(sayings, { say: (id) => `Konto ${id}` })
assignmentRule.register(sayings, {
  say: ({ categoryId, accountId }) => `Kategorie ${categoryId}: Konto ${accountId}`,
})

/** A difference of the settings in German, a line for each setting. */
export const describeSettings = describeFields(settings)
