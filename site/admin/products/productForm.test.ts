import { describe, expect, it } from 'vitest'
import { machine } from '../../../shared/testing/product.ts'
import {
  copyOf,
  insertInOrder,
  newProduct,
  productForm,
  productFormKnowing,
  toFormValues,
  withProposed,
} from './productForm.ts'

const filled = {
  ...newProduct,
  title: 'Linde H30D',
  brand: 'Linde',
  model: 'H30D',
  year: 2019,
  price: 28500,
  location: 'Hamburg',
  categoryId: 1,
}

const messages = (values: unknown) => {
  const { error } = productForm.safeParse(values)
  return Object.fromEntries((error?.issues ?? []).map((i) => [i.path.join('.'), i.message]))
}

describe('the product form', () => {
  it('names a category that is gone together with everything else', () => {
    const { error } = productFormKnowing([1, 2]).safeParse({ ...filled, title: '', categoryId: 3 })
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['title', 'Titel ist erforderlich'],
      ['categoryId', 'Diese Kategorie gibt es nicht'],
    ])
    expect(productFormKnowing([1, 2]).safeParse(filled).success).toBe(true)
  })

  it('names every field that is missing', () => {
    expect(messages(newProduct)).toEqual({
      title: 'Titel ist erforderlich',
      brand: 'Marke ist erforderlich',
      model: 'Modell ist erforderlich',
      price: 'Preis muss positiv sein',
      location: 'Standort ist erforderlich',
      categoryId: 'Kategorie ist erforderlich',
    })
  })

  it('says nothing of what a machine has cost for somebody who does not see it', () => {
    expect(newProduct).not.toHaveProperty('purchasePrice')
    const unseen = toFormValues(machine)
    expect(productForm.parse(unseen)).not.toHaveProperty('purchasePrice')
    expect(copyOf(machine)).not.toHaveProperty('purchasePrice')
    expect(productForm.parse({ ...unseen, purchasePrice: null }).purchasePrice).toBeNull()
  })

  it('gives a copy everything but what one machine has for itself', () => {
    const conditionReport = [{ part: 'Mast', mark: 2 as const, note: '' }]
    const own = { stockNumber: 'L-1', serialNumber: 'SN', conditionReport }
    const specifications = { Tragkraft: '3.000 kg', Betriebsstunden: '5.200 h', UVV: '05/2027' }
    const copy = copyOf({
      ...machine,
      ...own,
      specifications,
      note: 'Schlüssel',
      descriptionEn: 'Key',
    })
    expect(copy).toMatchObject({
      title: 'Linde H30D (Kopie)',
      stockNumber: null,
      serialNumber: '',
      conditionReport: null,
      status: 'inactive',
      note: 'Schlüssel',
      descriptionEn: 'Key',
      price: 28_500,
    })
    expect(copy).not.toHaveProperty('id')
    expect(productForm.parse(copy).specifications).toEqual({ Tragkraft: '3.000 kg' })
  })

  it('drops rows without name and value and keeps the others in order', () => {
    const specifications = [
      { name: 'Tragkraft', value: '3.000 kg' },
      { name: ' ', value: '' },
      { name: ' Antrieb ', value: ' Diesel ' },
    ]
    expect(productForm.parse({ ...filled, specifications }).specifications).toEqual({
      Tragkraft: '3.000 kg',
      Antrieb: 'Diesel',
    })
  })

  it('keeps of a report what has a mark, and points at a remark without one', () => {
    const rows = withProposed([{ part: 'Mast', mark: 2, note: ' Rollen neu ' }], ['Mast', 'Sitz'])
    expect(productForm.parse({ ...filled, conditionReport: rows }).conditionReport).toEqual([
      { part: 'Mast', mark: 2, note: 'Rollen neu' },
    ])
    const unmarked = [...rows, { part: 'Lack', mark: null, note: 'Kratzer' }]
    expect(messages({ ...filled, conditionReport: unmarked })).toEqual({
      'conditionReport.2.mark': 'Note muss eine ganze Zahl von 1 bis 5 sein',
    })
  })

  it('points at the missing half of a row', () => {
    const specifications = [
      { name: 'Tragkraft', value: '' },
      { name: '', value: 'Diesel' },
    ]
    expect(messages({ ...filled, specifications })).toEqual({
      'specifications.0.value': 'Spezifikation Wert erforderlich',
      'specifications.1.name': 'Spezifikation Name erforderlich',
    })
  })

  it('does not lose a value to a second row of the same name', () => {
    const specifications = [
      { name: 'Reifen', value: 'SE' },
      { name: 'Reifen', value: 'Luft' },
    ]
    expect(Object.keys(messages({ ...filled, specifications }))).toEqual(['specifications.1.name'])
  })
})

const numbers = new Map(['a', 'b', 'c', 'd'].map((image, index) => [image, index + 1]))
const uploaded = (before: string[], ended: string[]) =>
  ended.reduce((images, image) => insertInOrder(images, image, numbers), before)

it.each(['abcd', 'dcba', 'badc', 'cadb'])(
  'shows images in the order of choosing when they arrive as %s',
  (order) => expect(uploaded([], [...order])).toEqual(['a', 'b', 'c', 'd']),
)

it('leaves the images that were there before in front', () => {
  expect(uploaded(['alt', 'älter'], ['b', 'a'])).toEqual(['alt', 'älter', 'a', 'b'])
})

it('keeps the order that the user has made meanwhile', () => {
  expect(uploaded(['d', 'alt', 'b'], ['c'])).toEqual(['c', 'd', 'alt', 'b'])
  expect(uploaded(['b', 'alt'], ['d'])).toEqual(['b', 'alt', 'd'])
})
