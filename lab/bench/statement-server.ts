import { createServer } from 'node:http'
import Sqlite from 'better-sqlite3'

/** The baseline: one prepared statement for each request, directly behind node:http. */
const database = new Sqlite(process.env.DATABASE_FILE ?? '', { readonly: true })
const PRODUCT_COLUMNS = `p.id, p.title, p.brand, p.model, p.year, p.price, p.location,
  p.description, p.images, p.specifications, p.featured, p.status, p.created_at, p.updated_at,
  p.category_id, c.name as category_name, c.slug as category_slug, c.icon as category_icon`
const PRODUCT_TABLES = 'product p join category c on c.id = p.category_id'
const list = database.prepare<[number, number], ProductRow>(
  `select ${PRODUCT_COLUMNS} from ${PRODUCT_TABLES} where p.status <> 'inactive'
   order by p.created_at desc, p.id desc limit ? offset ?`,
)
const count = database
  .prepare<[], number>(`select count(*) from product p where p.status <> 'inactive'`)
  .pluck()
const one = database.prepare<[number], ProductRow>(
  `select ${PRODUCT_COLUMNS} from ${PRODUCT_TABLES} where p.id = ?`,
)

createServer((request, response) => {
  const id = /^\/api\/products\/(\d+)/.exec(request.url ?? '')?.[1]
  const row = id ? one.get(Number(id)) : undefined
  const total = id ? 0 : (count.get() ?? 0)
  const body = JSON.stringify(
    row
      ? { success: true, data: toProduct(row) }
      : {
          success: true,
          data: list.all(12, 0).map(toProduct),
          pagination: { page: 1, limit: 12, total, totalPages: Math.ceil(total / 12) },
        },
  )
  response.writeHead(200, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  })
  response.end(body)
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('listening'))

interface ProductRow {
  images: string
  specifications: string
  featured: number
  created_at: number
  updated_at: number
  category_id: number
  category_name: string
  category_slug: string
  category_icon: string
}

/** By hand, as nobody would write it who may add a field one day. */
function toProduct(row: ProductRow) {
  const { category_id, category_name, category_slug, category_icon, ...rest } = row
  const { created_at, updated_at, images, specifications, featured, ...fields } = rest
  return {
    ...fields,
    categoryId: category_id,
    category: { id: category_id, name: category_name, slug: category_slug, icon: category_icon },
    images: JSON.parse(images),
    specifications: JSON.parse(specifications),
    featured: Boolean(featured),
    createdAt: new Date(created_at).toISOString(),
    updatedAt: new Date(updated_at).toISOString(),
  }
}
