import { availability } from '../../shared/catalogue-terms.ts'
import type { Product, ProductFilters, ProductSort, SortOrder } from '../../shared/product.ts'
import { searchWords } from '../../shared/search.ts'
import type { Condition, Dialect, Parameter } from '../db/reads.ts'

/** Everything that the API shows of a product, one row each. */
export const PRODUCT_COLUMNS = `
  p.id, p.title, p.brand, p.model, p.year, p.price, p.location, p.description, p.images,
  p.specifications, p.featured, p.status, p.created_at, p.updated_at,
  c.id as category_id, c.name as category_name, c.slug as category_slug, c.icon as category_icon`

export const PRODUCT_TABLES = 'product p join category c on c.id = p.category_id'

export interface ProductRow {
  id: number
  title: string
  brand: string
  model: string
  year: number
  price: number
  location: string
  description: string
  images: string | string[]
  specifications: string | Record<string, string>
  featured: number | boolean
  status: Product['status']
  created_at: number | string | Date
  updated_at: number | string | Date
  category_id: number
  category_name: string
  category_slug: string
  category_icon: string
}

export function toProduct(row: ProductRow): Product {
  return {
    id: row.id,
    title: row.title,
    brand: row.brand,
    model: row.model,
    year: row.year,
    price: row.price,
    location: row.location,
    categoryId: row.category_id,
    category: {
      id: row.category_id,
      name: row.category_name,
      slug: row.category_slug,
      icon: row.category_icon,
    },
    description: row.description,
    images: fromJson(row.images),
    specifications: fromJson(row.specifications),
    featured: Boolean(row.featured),
    status: row.status,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  }
}

/** SQLite hands JSON over as text, PostgreSQL's driver as a value. */
function fromJson<Value>(value: string | Value): Value {
  return typeof value === 'string' ? JSON.parse(value) : value
}

const sortColumns: Record<ProductSort, string[]> = {
  createdAt: ['p.created_at'],
  price: ['p.price'],
  year: ['p.year'],
  title: ['p.title_key'],
  featured: ['p.featured'],
  available: ['p.availability', 'p.created_at'],
}

/** Ties are broken by id in the same direction, so that no page repeats or skips a row. */
export function orderBy(sort: ProductSort, order: SortOrder): string {
  return [...sortColumns[sort], 'p.id'].map((column) => `${column} ${order}`).join(', ')
}

/**
 * The `where` of a product list. Visitors get no inactive products, whatever they ask for.
 * @param search how words are looked for; through the index unless said otherwise
 */
export function productCondition(
  filters: ProductFilters,
  seesInactive: boolean,
  dialect: Dialect,
  search: Dialect['finds'] = dialect.finds,
): Condition {
  const parts: Condition[] = []
  const add = (sql: string, ...parameters: Parameter[]) => parts.push({ sql, parameters })

  if (!seesInactive) add(`p.status <> 'inactive'`)
  if (filters.status !== undefined) add('p.status = ?', filters.status)
  if (filters.category !== undefined) {
    const id = /^\d{1,9}$/.test(filters.category) ? Number(filters.category) : 0
    add(
      'p.category_id = (select id from category where slug = ? or id = ? order by id = ? limit 1)',
      filters.category,
      id,
      id,
    )
  }
  if (filters.brand) add(dialect.contains('p.brand_key'), filters.brand.toLowerCase())
  if (filters.yearFrom !== undefined) add('p.year >= ?', filters.yearFrom)
  if (filters.yearTo !== undefined) add('p.year <= ?', filters.yearTo)
  if (filters.priceFrom !== undefined) add('p.price >= ?', filters.priceFrom)
  if (filters.priceTo !== undefined) add('p.price <= ?', filters.priceTo)
  if (filters.featured !== undefined) add(filters.featured ? 'p.featured' : 'not p.featured')
  if (filters.available !== undefined)
    add(`p.availability ${filters.available ? '=' : '<>'} ?`, availability.active)
  const words = searchWords(filters.search ?? '')
  if (words.length > 0) parts.push(search(words))

  return {
    sql: parts.length > 0 ? parts.map((part) => part.sql).join(' and ') : '1 = 1',
    parameters: parts.flatMap((part) => part.parameters),
  }
}
