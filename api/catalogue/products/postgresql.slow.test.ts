import { describe, expect, it } from 'vitest'
import type { Product } from '../../../shared/product/product.ts'
import { appOnPostgresql } from '../../tests/app-on-postgresql.ts'
import { findPostgresql } from '../../tests/postgresql.ts'

describe.skipIf(!findPostgresql())('a search with PostgreSQL', () => {
  const on = appOnPostgresql({})

  it('shows what does as much as bare figures, the nearest first', async () => {
    const add = (title: string, capacity: number, liftHeight: number) =>
      on.test.addProduct({
        title,
        specifications: { Tragkraft: `${capacity} kg`, Hubhöhe: `${liftHeight} mm` },
      })
    await add('Groß', 5000, 7000)
    await add('Klein', 1500, 3000)
    await add('Nah', 2600, 4700)
    await add('Genau', 2500, 4500)
    const find = async (search: string) => {
      const { data } = await on.test.call<Product[]>(
        'GET',
        `/api/products?${new URLSearchParams({ search, sort: 'available' })}`,
      )
      return data.map(({ title }) => title)
    }
    expect(await find('2,5 t 4,5 m')).toEqual(['Genau', 'Nah', 'Groß'])
    expect(await find('2,5 t, 3 t')).toEqual(['Genau', 'Nah', 'Groß'])
  })
})
