import type { EntityManager, FilterQuery } from '@mikro-orm/sql'
import { endOfDay, startOfDay } from '../../../shared/dealer/clock.ts'
import type { OfferSettings } from '../../../shared/dealer/offer-settings.ts'
import { offerSettings } from '../../../shared/dealer/offer-settings.ts'
import type { FiguresRange } from '../../../shared/inquiries/sales-figures.ts'
import { type Source, sourceLabels } from '../../../shared/inquiries/stage.ts'
import { type OfferFilter, type OfferStatus, offerStatuses } from '../../../shared/offers/offer.ts'
import {
  type Forecast,
  type InquiryOfOffer,
  isExpected,
  type OfferFigures,
  type OfferSums,
  type Undecided,
  undecided,
  type Worth,
} from '../../../shared/offers/offer-figures.ts'
import { DAY } from '../../../shared/time/time.ts'
import { keysOf } from '../../../shared/values/records.ts'
import { currentParts } from '../../dealer/settings/settings.parts.ts'
import { median } from '../sales-figures/sales-figures.ts'
import { OfferEntity } from './offer.entity.ts'
import { conditionOf, inquiryOfOffer, statusOf } from './offer.queries.ts'

interface Counted {
  status: OfferStatus
  value: number
  inquiry: InquiryOfOffer
}

const WITHOUT_MONEY: OfferStatus[] = ['superseded', 'declined', 'withdrawn']

/**
 * What the offers that a query finds come to, whatever page it asks for. What was replaced, declined or withdrawn has no
 * money in it, and counts only where it is asked for.
 */
export async function sumOffers(
  em: EntityManager,
  { status: asked, ...query }: OfferFilter,
): Promise<OfferSums> {
  const found = await findCounted(em, conditionOf(query))
  const shown = found.filter(({ status }) =>
    asked ? status === asked : !WITHOUT_MONEY.includes(status),
  )
  const byStatus = offerStatuses.map((known) => [
    known,
    sumUp(found.filter(({ status }) => status === known)),
  ])
  return {
    ...sumUp(shown),
    ...expectedOf(shown, (await currentParts(em, { offer: offerSettings })).offer),
    byStatus: Object.fromEntries(byStatus),
  }
}

/** What is counted of an accepted offer. */
export interface WonOffer {
  value: number
  decidedAt?: Date | null
  inquiry: { source: Source; createdAt: Date }
}

/**
 * What the open offers are worth now, and what was won on these days.
 * @param archived what only the archive has of accepted offers
 */
export async function findOfferFigures(
  em: EntityManager,
  { from, to }: FiguresRange,
  archived: WonOffer[],
): Promise<OfferFigures> {
  const since = from && startOfDay(from)
  const until = to && endOfDay(to)
  const open = await findCounted(em, { status: { $in: ['draft', 'sent', 'ordered'] } })
  const accepted = await em.find(
    OfferEntity,
    {
      status: 'accepted',
      decidedAt: { ...(since && { $gte: since }), ...(until && { $lt: until }) },
    },
    {
      populate: ['inquiry'],
      fields: ['value', 'decidedAt', 'inquiry.source', 'inquiry.createdAt'],
      disableIdentityMap: true,
    },
  )
  const won: WonOffer[] = [
    ...accepted,
    ...archived.filter(
      ({ decidedAt: at }) => at && (!since || at >= since) && (!until || at < until),
    ),
  ]
  const bySource = keysOf(sourceLabels).map((source) => [
    source,
    sumUp(won.filter(({ inquiry }) => inquiry.source === source)),
  ])
  return {
    open: sumUp(
      open.filter(
        ({ status, inquiry }) =>
          (status === 'sent' || status === 'ordered') && isExpected(status, inquiry),
      ),
    ),
    ...expectedOf(open, (await currentParts(em, { offer: offerSettings })).offer),
    won: sumUp(won),
    bySource: Object.fromEntries(bySource),
    medianDaysToSale: median(
      won.flatMap(({ decidedAt, inquiry }) =>
        decidedAt ? [(decidedAt.getTime() - inquiry.createdAt.getTime()) / DAY] : [],
      ),
    ),
  }
}

async function findCounted(em: EntityManager, where: FilterQuery<OfferEntity>): Promise<Counted[]> {
  const found = await em.find(OfferEntity, where, {
    populate: ['inquiry'],
    fields: [
      'status',
      'validUntil',
      'value',
      'inquiry.stage',
      'inquiry.spam',
      'inquiry.duplicateOf',
    ],
    disableIdentityMap: true,
  })
  return found.map((offer) => ({
    status: statusOf(offer),
    value: offer.value,
    inquiry: inquiryOfOffer(offer),
  }))
}

const sumUp = (offers: Pick<Counted, 'value'>[]): Worth => ({
  count: offers.length,
  value: roundedSum(offers.map(({ value }) => value)),
})

/** What is accepted is money already, and is not expected any more, nor is anything of spam or of what is lost, nor a draft of what is won. */
function expectedOf(
  offers: Counted[],
  settings: OfferSettings,
): { forecast: Forecast; expected: number } {
  const shareOf = (status: Undecided) => {
    const { [status]: probability } = settings.probability
    const some = sumUp(
      offers.filter((one) => one.status === status && isExpected(status, one.inquiry)),
    )
    return { ...some, probability, expected: roundedSum([(some.value * probability) / 100]) }
  }
  const forecast: Forecast = {
    draft: shareOf('draft'),
    sent: shareOf('sent'),
    ordered: shareOf('ordered'),
  }
  return { forecast, expected: roundedSum(undecided.map((status) => forecast[status].expected)) }
}

/** Sums of binary fractions are off by less than a cent. */
const roundedSum = (euros: number[]): number =>
  Math.round(euros.reduce((sum, amount) => sum + amount, 0) * 100) / 100
