import { type Product, productInput, type StoredProduct } from '../product/product.ts'

const {
  purchasePrice = null,
  preparationCost = null,
  serialNumber,
  note,
  withheldFrom,
  reservedUntil,
  reservedFor,
  publishAt,
  ...fields
} = productInput.parse({
  title: 'Linde H30D',
  brand: 'Linde',
  model: 'H30D',
  year: 2019,
  price: 28_500,
  location: 'Hamburg',
  categoryId: 1,
  description: 'Ein Stapler',
  images: ['/uploads/large/a.webp'],
})

/** A machine as visitors see it. A test says what it needs otherwise. */
export const machine: Product = {
  ...fields,
  id: 7,
  category: { id: 1, name: 'Dieselstapler', slug: 'diesel', icon: '' },
  figures: {},
  createdAt: '2026-01-01T08:00:00.000Z',
  updatedAt: '2026-01-01T08:00:00.000Z',
}

/** The same machine as it is stored. */
export const storedMachine: StoredProduct = {
  ...fields,
  id: machine.id,
  purchasePrice,
  preparationCost,
  serialNumber,
  note,
  withheldFrom,
  reservedUntil,
  reservedFor,
  publishAt,
}
