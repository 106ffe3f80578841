import { describe, expect, it } from 'vitest'
import { recognise } from '../../../shared/figures/recognise.ts'
import { usualParts } from '../../../shared/product/condition-report.ts'
import { berlinDay } from '../../../shared/time/dates.ts'
import { readCatalogue } from './catalogue.ts'

const { products } = await readCatalogue()
const used = products
  .filter(({ condition }) => condition !== 'new')
  .map((product) => [product.title, product] as const)
/** What one sees and sits on. */
const LOOK = ['Lack', 'Sitz']
/** As „Längung 1,9 % (zulässig 3 %)“ puts it. */
const WORN = /(\d+(?:,\d)?) % \(zulässig (\d+) %\)/
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const number = (text = '') => Number.parseFloat(text.replace(',', '.'))

it('a new machine has nothing to report', () => {
  const reported = products.filter(({ conditionReport }) => conditionReport !== null)
  expect(reported.map(({ title }) => title)).toEqual(used.map(([title]) => title))
})

describe.each(used)('the report on %s', (_, { specifications, conditionReport, ...machine }) => {
  const { figures } = recognise(specifications)
  const report = (conditionReport ?? []).map((part) => ({ ...part, note: plain(part.note) }))
  const noteOn = (name: string) => report.find(({ part }) => part === name)?.note ?? ''
  const worst = Math.max(...report.map(({ mark }) => mark))

  it('goes around the whole machine and has a day', () => {
    const parts = report.map(({ part }) => part)
    const isElectric = figures.drive === 'electric'
    expect(parts).toEqual(expect.arrayContaining(usualParts(isElectric)))
    expect(parts.includes('Gasanlage')).toBe(figures.drive === 'lpg')
    expect(new Set(parts).size).toBe(parts.length)
    const day = machine.conditionAt ?? ''
    expect(day >= `${machine.year}-01-01` && day <= berlinDay(new Date())).toBe(true)
  })

  it('says the same hours, tyres and battery as the data', () => {
    expect(noteOn('Stunden')).toBe(`Abgelesen: ${specifications.Betriebsstunden}.`)
    const tyres = specifications.Bereifung ?? ''
    const [, left] = /(\d+ %)/.exec(tyres) ?? []
    expect(noteOn('Reifen')).toContain(left ?? (tyres.includes('neu') ? 'neu' : ''))
    for (const name of ['spannung', 'kapazität', 'baujahr', 'test'])
      expect(noteOn('Batterie')).toContain(specifications[`Batterie${name}`] ?? '')
    expect('Batterietest' in specifications).toBe(figures.drive === 'electric')
  })

  it('lets nothing be worn beyond what is allowed', () => {
    const worn = report.flatMap(({ note }) => WORN.exec(note) ?? [])
    expect(worn).not.toEqual([])
    for (const { note } of report) {
      const [, is, may] = WORN.exec(note) ?? []
      if (is) expect(number(is)).toBeLessThan(number(may))
    }
  })

  it('names what is bad, and agrees with what the grade means', () => {
    for (const { mark, note } of report) if (mark >= 4) expect(note).not.toBe('')
    const look = Math.max(...report.filter(({ part }) => LOOK.includes(part)).map((p) => p.mark))
    if (machine.grade === 'C') {
      expect(worst).toBeGreaterThanOrEqual(4)
      expect(figures.inspectionUntil).toBeDefined()
    } else expect(worst).toBeLessThanOrEqual(3)
    if (machine.grade === 'A' || machine.condition === 'demo') expect(look).toBeLessThanOrEqual(2)
    if (machine.grade === 'A' && figures.drive === 'electric')
      expect(number(specifications.Batterietest)).toBeGreaterThanOrEqual(80)
  })
})
