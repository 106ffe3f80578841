import { internalFields } from '../product/product.ts'

const internal = new Set<string>(['id', ...internalFields])

/** Whether visitors of the site see what is read as this: a field, a figure or a further specification. */
export const visitorsSee = (target: string): boolean => !internal.has(target)
