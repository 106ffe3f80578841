import { useGetList } from 'react-admin'
import type { z } from 'zod'
import {
  type ListedOffer,
  type Offer,
  offer,
  type offerSending,
} from '../../../shared/offers/offer.ts'
import { API, fetchFile, ifUnchanged, load } from '../data/api.ts'
import { useOpenFile } from '../parts/files.ts'
import type { Decision } from './decisions.ts'

const post = (
  path: string,
  json: object = {},
  headers: Record<string, string> = {},
): Promise<Offer> => load(offer, path, { json, headers })

export type DecidedOffer = Pick<Offer, 'id'> & Partial<Pick<Offer, 'updatedAt' | 'recipient'>>

/** Calls about an offer that are no record of react-admin's. */
export const offerCalls = {
  /** Begins an offer. @param from an earlier one whose lines and texts it begins with */
  begin: (inquiryId: number, from?: number) =>
    post(`/contact/${inquiryId}/offers`, from === undefined ? {} : { from }),
  /** @throws {HttpError} 409 with what is missing in `body.errors` */
  send: (id: number, sending: z.input<typeof offerSending>) => post(`/offers/${id}/send`, sending),
  revise: (id: number) => post(`/offers/${id}/revise`),
  /**
   * @param offer.updatedAt the version that is decided about, if it is known
   * @param said what was typed with it: a name, a reason or a text
   * @throws {HttpError} 409 if it is not what was seen any more
   */
  decide: (
    { id, updatedAt: seen }: DecidedOffer,
    decision: Decision,
    said: Record<string, string>,
  ) => post(`/offers/${id}/${decision}`, said, ifUnchanged(seen)),
  /** The offer on paper, as it is stored; of a draft as it would look now. */
  paper: (id: number) => fetchFile(`${API}/offers/${id}/angebot.pdf`),
}

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

/** Shows an offer on paper. */
export const usePaper = (offerId: number) =>
  useOpenFile({
    load: () => offerCalls.paper(offerId),
    name: 'Angebot.pdf',
    failed: 'Die PDF-Datei konnte nicht erstellt werden',
  })
