import { catalogueHits } from '../../../shared/catalogue/catalogue.ts'
import { initialCatalogueState } from '../../../shared/catalogue/state.ts'
import { recognise } from '../../../shared/figures/recognise.ts'
import type { ListedProduct } from '../../../shared/product/listed-product.ts'
import { readSentence } from '../../../shared/search/read-sentence.ts'
import { machine } from '../../../shared/testing/product.ts'
import { readCatalogue } from './catalogue.ts'

export const { categories, products } = await readCatalogue()
export const stock: Machine[] = products.map((product, index) => {
  const category = categories.findIndex(({ slug }) => slug === product.category)
  const { name = '', slug = '' } = categories[category] ?? {}
  return {
    ...machine,
    ...product,
    id: index + 1,
    categoryId: category + 1,
    category: { id: category + 1, name, slug, icon: '' },
    figures: recognise(product.specifications).figures,
  }
})
export type Machine = ListedProduct

export const hitsIn = (machines: Machine[], search: string) =>
  catalogueHits(
    machines,
    { ...initialCatalogueState, search },
    readSentence(search, machines, categories),
  )
/** Those that have every figure of a search exactly. */
export const found = (search: string) =>
  hitsIn(stock, search).filter(readSentence(search, stock, categories).isExact)
export const names = (machines: Machine[]) => machines.map(({ title }) => title).sort()
export const figure =
  (key: 'capacity' | 'voltage' | 'hours', value: number) =>
  ({ figures }: Machine) =>
    figures[key] === value
export const drives =
  (drive: string) =>
  ({ figures }: Machine) =>
    figures.drive === drive
export const both =
  (...tests: ((machine: Machine) => boolean)[]) =>
  (machine: Machine) =>
    tests.every((test) => test(machine))
export const isIn = (slug: string) => (machine: Machine) => machine.category.slug === slug
export const has = (attachment: string) => (machine: Machine) =>
  machine.figures.attachments?.some((own) => own === attachment) ?? false
export const grade = (value: string) => (machine: Machine) => machine.grade === value
export const mast = (kind: string) => (machine: Machine) => machine.figures.mast === kind
export const is = (condition: string) => (machine: Machine) => machine.condition === condition
export const costs =
  (isMeant: (price: number) => boolean) =>
  ({ price, priceKind }: Machine) =>
    priceKind !== 'onRequest' && price !== null && isMeant(price)
export const passage = ({ closedHeight = 9e9, guardHeight = 0 }: Machine['figures']) =>
  Math.max(closedHeight, guardHeight)
export const isHigh = ({ figures: { liftHeight, closedHeight } }: Machine, mm: number) =>
  liftHeight === mm || closedHeight === mm
export const hasCab = ({ figures: { cab } }: Machine) => cab === 'half' || cab === 'full'
export const isCalled = (name: string) => (machine: Machine) => machine.title === name
export const says = (word: string) => (machine: Machine) =>
  machine.description.toLowerCase().includes(word)
export const isLithium = ({ specifications: { Batterietyp = '' } }: Machine) =>
  Batterietyp.startsWith('Lithium')
