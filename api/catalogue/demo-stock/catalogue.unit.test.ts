import { access } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { demoSettings } from '../../../shared/dealer/company.ts'
import { countRows, figureFacets, figureRows, filterKeys } from '../../../shared/figures/filters.ts'
import { recognise } from '../../../shared/figures/recognise.ts'
import { categoryTrucks } from '../../../shared/figures/truck-of-category.ts'
import { conditions, priceKinds } from '../../../shared/product/terms.ts'
import { readCatalogue, SEED_FOLDER } from './catalogue.ts'

const { products } = await readCatalogue()
const machines = products.map((product) => ({ ...product, ...recognise(product.specifications) }))
const each = machines.map((machine) => [machine.title, machine] as const)
const all = (values: unknown[]) => [...new Set(values)].sort()

describe('the demo stock', () => {
  it('has a machine of every category, condition and kind of price', () => {
    expect(all(machines.map(({ category }) => category))).toEqual(all([...categoryTrucks]))
    expect(all(machines.map(({ condition }) => condition))).toEqual(all([...conditions]))
    expect(all(machines.map(({ priceKind }) => priceKind))).toEqual(all([...priceKinds]))
  })

  it('has a price on request with a number behind it and one without', () => {
    const onRequest = machines.filter(({ priceKind }) => priceKind === 'onRequest')
    expect(all(onRequest.map(({ price }) => price === null))).toEqual([false, true])
  })

  it('has something to rent, to reserve and to strike through', () => {
    expect(machines.filter(({ rent }) => rent).length).toBeGreaterThan(2)
    expect(all(machines.map(({ status }) => status))).toEqual(['active', 'reserved', 'sold'])
    expect(machines.some(({ price, previousPrice }) => (previousPrice ?? 0) > (price ?? 0))).toBe(
      true,
    )
  })

  it('gives every machine a stock number, a title and a text of its own', () => {
    for (const key of ['stockNumber', 'title', 'description'] as const)
      expect(new Set(machines.map((machine) => machine[key])).size, key).toBe(machines.length)
    expect(machines.filter(({ stockNumber, description }) => !stockNumber || !description)).toEqual(
      [],
    )
  })

  it.each([...filterKeys])('is divided by the filter %s', (key) => {
    const facet = figureFacets(countRows(machines.flatMap(({ figures }) => figureRows(figures))))[
      key
    ]
    if (!facet) expect.unreachable('no machine has a value')
    else if ('min' in facet) expect(facet.min).toBeLessThan(facet.max)
    else expect(facet.choices.some(({ count }) => count < machines.length)).toBe(true)
  })
})

describe.each(each)('%s', (_, machine) => {
  const { figures, unread, category, year, title, brand, model, description, images } = machine
  const { location, conditionReport } = machine
  const given = (key: Exclude<keyof typeof figures, undefined>) => Number(figures[key])

  it('has a value that can be read under every name that is known', () => {
    expect(unread).toEqual([])
  })

  it('is called by its brand and model, and shows pictures that are there', async () => {
    expect(title).toBe(`${brand} ${model}`)
    expect(images).not.toEqual([])
    for (const image of images) await access(new URL(`images/${image}`, SEED_FOLDER))
  })

  it('names no way of contact in its text', () => {
    expect(description).not.toMatch(/@|www\.|https?:|Telefon|\+49|\d{5}/)
  })

  it('has heights and lengths that go together', () => {
    expect(given('closedHeight')).toBeLessThan(given('extendedHeight'))
    expect(given('liftHeight')).toBeLessThan(given('extendedHeight'))
    expect(given('freeLift')).toBeLessThan(given('closedHeight'))
    const length = given('lengthToForkFace') + given('forkLength')
    expect(Math.abs(length - given('length'))).toBeLessThanOrEqual(60)
    expect(given('aisleWidth')).toBeGreaterThan(given('turningRadius') + given('loadDistance'))
  })

  it('lifts no more than its capacity, and less the higher and farther out', () => {
    const { capacity = 0, liftHeight = 0, loadCentre = 0, residualCapacity = [] } = figures
    const rows = residualCapacity.map((row) => ({ ...row, centre: row.loadCentre ?? loadCentre }))
    expect(rows).not.toEqual([])
    for (const row of rows) {
      expect(row.kg).toBeLessThanOrEqual(capacity)
      expect(row.liftHeight).toBeLessThanOrEqual(liftHeight)
      for (const other of rows)
        if (other.liftHeight >= row.liftHeight && other.centre >= row.centre)
          expect(other.kg).toBeLessThanOrEqual(row.kg)
    }
  })

  it('lifts its whole capacity in its lowest row, at 600 mm from five tonnes on', () => {
    const { capacity = 0, loadCentre, residualCapacity = [] } = figures
    const rated = residualCapacity.filter((row) => (row.loadCentre ?? loadCentre) === loadCentre)
    expect(rated.toSorted((a, b) => a.liftHeight - b.liftHeight)[0]?.kg).toBe(capacity)
    expect(loadCentre).toBe(capacity >= 5000 || category === 'reach' ? 600 : 500)
  })

  it('says nothing that its figures, its place or its report do not keep', () => {
    for (const sentence of description.split(/(?<=[.!?])\s+/)) {
      if (sentence.includes('Container') && !sentence.includes('nicht'))
        expect([given('closedHeight') <= 2200, given('freeLift') > 1000]).toEqual([true, true])
      if (/\b(?:steht bei uns|in unserer Werkstatt|auf unserem Hof)\b/.test(sentence))
        expect(location).toBe(demoSettings.company.city)
      if (sentence.includes('Zustandsbericht')) expect(conditionReport).not.toBeNull()
      expect(sentence).not.toMatch(/\d ?%/)
      // What changes with the settings, the stock or a reservation stands in rows beside the text.
      expect(sentence).not.toMatch(/Garantie|Leasing|sofort|ab Lager|unserem Bestand/)
    }
  })

  it('has either an engine or a battery that is no older than itself', () => {
    const hasBattery = given('voltage') > 0 && given('batteryCapacity') > 0
    expect(hasBattery).toBe(figures.drive === 'electric')
    expect(figures.drive === 'electric').toBe(category !== 'diesel')
    if (hasBattery) expect(given('batteryYear')).toBeGreaterThanOrEqual(year ?? 0)
    else expect([given('power') > 0, figures.emissionStage]).toEqual([true, expect.any(String)])
  })
})
