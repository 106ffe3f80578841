import { interested } from '../../../shared/alerts/search-alert.ts'
import { callApi } from '../data/api.ts'

/** Who looks for a machine as it is saved. */
export const findInterested = async (productId: number) =>
  interested.parse((await callApi(`/products/${productId}/interested`)).data)
