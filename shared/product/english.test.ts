import { describe, expect, it } from 'vitest'
import { germanWords, sameInEnglish } from '../testing/german-words.ts'
import { machine } from '../testing/product.ts'
import { keysOf } from '../values/records.ts'
import { markLabels, marks, usualParts } from './condition-report.ts'
import {
  conditionInEnglish,
  fieldsInEnglish,
  gradesInEnglish,
  marksInEnglish,
  partInEnglish,
  priceKindsInEnglish,
  statusInEnglish,
  usualPartsInEnglish,
} from './english.ts'
import { englishFacts } from './english-facts.ts'
import { englishPriceParts, englishRent } from './english-price.ts'
import { englishSpecification } from './english-specification.ts'
import { withoutPastInspection } from './inspection.ts'
import { productLabels } from './product.ts'
import {
  conditionLabels,
  conditions,
  gradeLabels,
  grades,
  priceKindLabels,
  priceKinds,
  productStatuses,
  publicStatusLabel,
} from './terms.ts'

describe('the words of machines in English', () => {
  const pairs: [german: string, english: string | null][] = [
    ...productStatuses.map((key): [string, string] => [
      publicStatusLabel(key),
      statusInEnglish[key],
    ]),
    ...conditions.map((key): [string, string] => [conditionLabels[key], conditionInEnglish[key]]),
    ...grades.map((key): [string, string] => [gradeLabels[key], gradesInEnglish[key]]),
    ...priceKinds.map((key): [string, string] => [priceKindLabels[key], priceKindsInEnglish[key]]),
    ...marks.map((key): [string, string] => [markLabels[key], marksInEnglish[key]]),
    ...keysOf(usualPartsInEnglish).map((part): [string, string] => [
      part,
      usualPartsInEnglish[part],
    ]),
    ...keysOf(fieldsInEnglish).map((key): [string, string] => [
      productLabels[key],
      fieldsInEnglish[key],
    ]),
  ]

  it.each(pairs)('has another word for %s, unless it is the same in both languages', (de, en) => {
    expect(sameInEnglish.has(de) || (en !== '' && en !== de)).toBe(true)
  })

  it('says every usual part of a report, and leaves those that a dealer has named himself', () => {
    for (const part of [...usualParts(true), ...usualParts(false)])
      expect(partInEnglish(part)).not.toBeNull()
    expect(partInEnglish('Sonderaufbau Heck')).toBeNull()
    expect(partInEnglish('constructor')).toBeNull()
  })

  it('leaves no English word among the German ones that no English page may have', () => {
    const english = [
      ...pairs.map(([, word]) => word ?? ''),
      ...englishFacts(machine).map(([name]) => name),
    ].join('\n')
    const found = germanWords.filter((word) =>
      new RegExp(`(?<!\\p{L})${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'u').test(
        english,
      ),
    )
    expect(found).toEqual([])
  })
})

describe('a machine in English', () => {
  const specifications = {
    Tragkraft: '2.500 kg',
    'Hubhöhe (h3)': '4,7 m',
    Mast: 'Triplex mit Vollfreihub',
    Antrieb: 'irgendwas',
    'UVV geprüft bis': '03/2027',
    Anbaugeräte: 'Seitenschub mit Eigenbau-Gitter',
    Ladegerät: '48 V',
    Schlüssel: 'zwei Stück',
  }

  it('has its technical data in English, and marks what stays German', () => {
    const lines = englishSpecification({ specifications }).flatMap(({ lines }) => lines)
    const written = lines.map(({ name, values }) =>
      [name, ...values].map(({ text, isGerman }) => (isGerman ? `de:${text}` : text)).join(' | '),
    )
    expect(written.sort()).toEqual([
      'Attachments | Side shift | de:Seitenschub mit Eigenbau-Gitter',
      'Charger | 48\u00a0V',
      'Drive | de:irgendwas',
      'Lift height | 4,700\u00a0mm',
      'Load capacity | 2,500\u00a0kg',
      'Mast | Triplex (three-stage) with full free lift',
      'Safety inspection (UVV) valid until | March 2027',
      'de:Schlüssel | de:zwei Stück',
    ])
  })

  it('says of an inspection that is over that it is due', () => {
    const over = withoutPastInspection(
      { ...machine, specifications, figures: { inspectionUntil: '2027-03' } },
      new Date('2027-04-02T12:00:00Z'),
    )
    const facts = Object.fromEntries(englishFacts(over))
    expect(facts['Safety inspection (UVV)']).toEqual({ text: 'Due', isGerman: false })
    const names = englishSpecification(over).flatMap(({ lines }) =>
      lines.map(({ name }) => name.text),
    )
    expect(names).toContain('Safety inspection (UVV)')
  })

  it('has its price net, by the margin or on request', () => {
    expect(englishPriceParts(machine)).toEqual({
      amount: '€28,500.00',
      note: 'net, plus VAT where it is due',
      previous: null,
    })
    expect(englishPriceParts({ ...machine, priceKind: 'margin', previousPrice: 30_000 })).toEqual({
      amount: '€28,500.00',
      note: 'VAT margin scheme (German VAT Act, section 25a): VAT cannot be shown separately',
      previous: '€30,000.00',
    })
    expect(englishPriceParts({ ...machine, priceKind: 'onRequest' }).amount).toBe(
      'Price on request',
    )
    expect(englishRent({ day: 95, month: 1200 })).toBe('€95.00 per day, €1,200.00 per month')
  })
})
