import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Offer } from '../../../shared/offers/offer.ts'

/** What an offer changes beside itself. */
const touched = ['offers', 'inquiries', 'products']

/** A call that moves an offer on. It is over when the screen shows what came of it, also of one that was refused. */
export function useOfferCall<Input>(call: (input: Input) => Promise<Offer>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSettled: () =>
      Promise.all(
        touched.map((resource) =>
          queryClient.invalidateQueries({ queryKey: [resource, 'getOne'] }),
        ),
      ),
  })
}
