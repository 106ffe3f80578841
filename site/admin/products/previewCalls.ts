import { productPreview } from '../../../shared/product/preview.ts'
import { callApi } from '../data/api.ts'

const pathOf = (productId: number) => `/products/${productId}/preview`

/** Calls about the address under which somebody without an account sees a draft. */
export const previewCalls = {
  find: async (productId: number) =>
    productPreview.nullable().parse((await callApi(pathOf(productId))).data),
  open: async (productId: number) =>
    productPreview.parse((await callApi(pathOf(productId), { method: 'POST' })).data),
  end: async (productId: number) => {
    await callApi(pathOf(productId), { method: 'DELETE' })
    return null
  },
}
