import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { paths } from '../../../shared/addresses/paths.ts'
import type { Product } from '../../../shared/product/product.ts'
import { machine } from '../../../shared/testing/product.ts'
import { ProductCard } from './ProductCard.tsx'

const card = (changes: Partial<Product> = {}) =>
  renderToStaticMarkup(<ProductCard product={{ ...machine, ...changes }} leasing={null} />)

describe("a machine's card", () => {
  it('leaves out a figure that is not known', () => {
    expect(card({ specifications: { Tragkraft: '2,5 t' } })).toContain('Tragkraft')
    expect(card()).not.toMatch(/Tragkraft|N\/A/)
  })

  it('names neither price nor rates of a sold machine', () => {
    expect(card({ rent: { day: 95 } })).toContain('95')
    expect(card({ rent: { day: 95 }, status: 'sold' })).not.toContain('€')
  })

  it('asks for a similar machine where its own is sold', () => {
    expect(card()).toContain(`href="${paths.inquiry(machine.id)}"`)
    expect(card({ status: 'sold' })).toContain('/kontakt?anliegen=suche&amp;produkt=')
  })

  it('asks for what its page is about', () => {
    const rented = <ProductCard product={machine} concern="miete" leasing={null} />
    expect(renderToStaticMarkup(rented)).toContain('/kontakt?anliegen=miete&amp;produkt=')
  })
})
