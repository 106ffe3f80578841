import type { Product } from '../../../shared/product.ts'

export const machine: Product = {
  id: 7,
  title: 'Linde H30D',
  brand: 'Linde',
  model: 'H30D',
  year: 2019,
  price: 28_500,
  location: 'Hamburg',
  categoryId: 1,
  category: { id: 1, name: 'Dieselstapler', slug: 'diesel', icon: '' },
  description: 'Ein Stapler',
  images: ['/uploads/large/a.webp'],
  specifications: {},
  featured: false,
  status: 'active',
  createdAt: '2026-01-01T08:00:00.000Z',
  updatedAt: '2026-01-01T08:00:00.000Z',
}
