import { passageHeight } from '../../../shared/figures/derived.ts'
import type { Product } from '../../../shared/product/product.ts'

/** What a machine has to be for a search to mean it. */
export type Test = (machine: Product) => boolean
type Numbers = 'capacity' | 'liftHeight' | 'closedHeight' | 'hours' | 'aisleWidth' | 'width'

export const all =
  (...tests: Test[]): Test =>
  (machine) =>
    tests.every((test) => test(machine))
export const not =
  (test: Test): Test =>
  (machine) =>
    !test(machine)
export const drives =
  (...drives: string[]): Test =>
  ({ figures }) =>
    drives.includes(figures.drive ?? '')
export const figure =
  (
    key: Numbers | 'weight' | 'freeLift' | 'forkLength' | 'voltage',
    isMeant: (value: number) => boolean,
  ): Test =>
  ({ figures }) =>
    isMeant(figures[key] ?? Number.NaN)
export const year =
  (isMeant: (year: number) => boolean): Test =>
  (machine) =>
    isMeant(machine.year ?? Number.NaN)
export const costs =
  (isMeant: (price: number) => boolean): Test =>
  ({ price, priceKind }) =>
    price !== null && priceKind !== 'onRequest' && isMeant(price)
export const isReach: Test = ({ category }) => category.slug === 'reach'
export const mast =
  (kind: string): Test =>
  ({ figures }) =>
    figures.mast === kind
export const has =
  (attachment: string): Test =>
  ({ figures }) =>
    figures.attachments?.some((own) => own === attachment) ?? false
export const cab =
  (...kinds: string[]): Test =>
  ({ figures }) =>
    kinds.includes(figures.cab ?? '')
export const is =
  (...conditions: string[]): Test =>
  ({ condition }) =>
    conditions.includes(condition)
export const value =
  (text: RegExp): Test =>
  ({ specifications }) =>
    Object.values(specifications).some((value) => text.test(value))
export const line =
  (name: string): Test =>
  ({ specifications }) =>
    name in specifications
export const at =
  (...places: string[]): Test =>
  ({ location }) =>
    places.includes(location)
export const passes =
  (most: number): Test =>
  ({ figures }) =>
    (passageHeight(figures) ?? Number.NaN) <= most
export const used = is('used', 'refurbished')
