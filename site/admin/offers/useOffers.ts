import { useGetList } from 'react-admin'
import type { ListedOffer, Offer } from '../../../shared/offers/offer.ts'
import { API, fetchFile } from '../data/api.ts'
import { useOpenFile } from '../parts/files.ts'

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
