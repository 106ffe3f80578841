import Chip, { type ChipProps } from '@mui/material/Chip'
import { useGetList } from 'react-admin'
import { formatEuros } from '../../../shared/offers/money.ts'
import {
  type ListedOffer,
  type Offer,
  type OfferStatus,
  offerStatusLabels,
  paperNumber,
} from '../../../shared/offers/offer.ts'
import {
  type OfferLine,
  priceKindLabelsIn,
  type TaxMode,
} from '../../../shared/offers/offer-input.ts'
import { kindBesideTitle, lineNotes, writtenQuantity } from '../../../shared/offers/wording.ts'
import { berlinDay } from '../../../shared/time/dates.ts'
import { DAY } from '../../../shared/time/time.ts'
import { formatCount } from '../../../shared/writing/format.ts'
import { languageLabels } from '../../../shared/writing/language.ts'
import { API, fetchFile } from '../data/api.ts'
import type { DraftName } from '../kept/draft.ts'
import { useOpenFile } from '../parts/files.tsx'

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY)

/** `heute`, `gestern`, `5 Tage`: since it was sent, and of a draft since it was begun. */
export function ageText(
  { sentAt, createdAt }: Pick<Offer, 'sentAt' | 'createdAt'>,
  now = new Date(),
): string {
  const days = daysBetween(berlinDay(new Date(sentAt ?? createdAt)), berlinDay(now))
  if (days <= 0) return 'heute'
  return days === 1 ? 'gestern' : formatCount(days, 'Tag', 'Tage')
}

/** How long an offer can still be accepted; empty for one that nobody waits for. */
export function timeLeft(
  { status, validUntil }: Pick<Offer, 'status' | 'validUntil'>,
  now = new Date(),
): string {
  if (status !== 'sent') return ''
  const days = daysBetween(berlinDay(now), validUntil)
  return days === 0 ? 'nur noch heute' : `noch ${formatCount(days, 'Tag', 'Tage')}`
}

/** `Angebot AN-2026-0042`, of one without a number what it is, and in which language it is where that is another one. */
export function offerTitle(
  offer: Pick<Offer, 'number' | 'revision' | 'status' | 'language'>,
): string {
  const number = offer.number === null ? 'Angebot' : `Angebot ${paperNumber(offer)}`
  const about = [
    offer.status === 'draft' && 'Entwurf',
    offer.language !== 'de' && languageLabels[offer.language],
  ].filter(Boolean)
  return about.length > 0 ? `${number} (${about.join(', ')})` : number
}

/** What is said of a line below its title: what it is, of how many pieces its sum is made, and how it is taxed. */
export const lineFacts = (line: OfferLine, taxMode: TaxMode): string[] =>
  [
    kindBesideTitle(line),
    line.quantity !== 1 && `${writtenQuantity(line)} × ${formatEuros(line.unitPrice)}`,
    line.kind !== 'tradeIn' && priceKindLabelsIn(taxMode)[line.priceKind],
    ...lineNotes(line),
  ].filter((fact) => typeof fact === 'string')

/** How lists call it. */
export const offerName = (offer: Pick<Offer, 'number' | 'revision'>): string =>
  offer.number === null ? 'Neues Angebot' : paperNumber(offer)

/** The name under which the browser keeps what is not saved yet. */
export const offerDraftName = (id: number): DraftName => `angebot.${id}`

/** The same for the letter that an offer is sent with. */
export const letterDraftName = (id: number): DraftName => `angebot.${id}.senden`

/** What waits for the dealer stands out, then what is won; what is over stays grey. */
const tones: Record<OfferStatus, ChipProps['color']> = {
  draft: 'default',
  sent: 'info',
  superseded: 'default',
  withdrawn: 'default',
  expired: 'default',
  declined: 'default',
  ordered: 'warning',
  accepted: 'success',
}

interface Props extends Pick<ChipProps, 'sx'> {
  status: OfferStatus
}

export const OfferStatusChip = ({ status, sx }: Props) => (
  <Chip
    size="small"
    color={tones[status]}
    variant={status === 'draft' ? 'outlined' : 'filled'}
    label={offerStatusLabels[status]}
    sx={sx}
  />
)

/** More than anybody makes for one inquiry. */
const MOST = 100

/** The offers of an inquiry, the newest first. Where they are shown says itself when they cannot be loaded. */
export const useOffersOf = (inquiryId: number) =>
  useGetList<ListedOffer>(
    'offers',
    { filter: { inquiry: inquiryId }, pagination: { page: 1, perPage: MOST } },
    { onError: () => undefined },
  )

/** The other versions of an offer; empty until they are loaded. */
export function useOtherVersions({ id, number, inquiryId }: Offer): ListedOffer[] {
  const { data = [] } = useOffersOf(inquiryId)
  return data.filter((other) => other.number === number && other.id !== id)
}

/** Shows an offer on paper, as it is stored; a draft as it would look now. */
export const usePaper = (offerId: number) =>
  useOpenFile({
    load: () => fetchFile(`${API}/offers/${offerId}/angebot.pdf`),
    name: 'Angebot.pdf',
    failed: 'Die PDF-Datei konnte nicht erstellt werden',
  })
