export const ADMIN = '/admin'

const filtered = (list: string, filter: Record<string, string>) =>
  `${ADMIN}/${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`

/** The addresses of the admin. */
export const adminPaths = {
  login: `${ADMIN}/login`,
  dashboard: `${ADMIN}/dashboard`,
  products: `${ADMIN}/products`,
  newProduct: `${ADMIN}/products/new`,
  product: (id: number) => `${ADMIN}/products/${id}/edit`,
  text: (page: string) => `${ADMIN}/texts/${page}/edit`,
  categories: `${ADMIN}/categories`,
  newCategory: `${ADMIN}/categories/new`,
  inquiries: `${ADMIN}/inquiries`,
  newInquiries: filtered('inquiries', { status: 'new' }),
  featuredProducts: filtered('products', { featured: 'true' }),
  inquiry: (id: number) => `${ADMIN}/inquiries?anfrage=${id}`,
} as const
