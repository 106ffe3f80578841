import { describe, expect, it } from 'vitest'
import { recognise } from '../../../shared/figures/recognise.ts'
import { englishImageAlt } from '../../../shared/images/english.ts'
import { partInEnglish } from '../../../shared/product/english.ts'
import { englishFacts } from '../../../shared/product/english-facts.ts'
import {
  describeSketchInEnglish,
  shownSketchInEnglish,
} from '../../../shared/product/english-sketch.ts'
import { englishSpecification } from '../../../shared/product/english-specification.ts'
import { drawnSketch } from '../../../shared/product/sketch.ts'
import { groupSpecifications } from '../../../shared/product/specification.ts'
import { germanWords } from '../../../shared/testing/german-words.ts'
import { machine } from '../../../shared/testing/product.ts'
import { readCatalogue } from './catalogue.ts'

const { products } = await readCatalogue()
const stock = products.map((product) => ({
  ...machine,
  ...product,
  category: { id: 1, name: product.category, slug: product.category, icon: '' },
  figures: recognise(product.specifications).figures,
}))

const german = new RegExp(
  `(?<!\\p{L})(?:${germanWords.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})(?!\\p{L})`,
  'gu',
)
const germanIn = (texts: string[]) => texts.join('\n').match(german) ?? []

describe.each(stock.map((product) => ({ title: product.title, product })))(
  'the demo machine $title in English',
  ({ product }) => {
    const lines = englishSpecification(product).flatMap(({ lines }) => lines)
    const texts = lines.flatMap(({ name, values }) => [name, ...values])

    it('has every line of its technical data, none of it German', () => {
      const own = groupSpecifications(product.specifications).flatMap(({ entries }) => entries)
      expect(lines).toHaveLength(own.length)
      expect(texts.filter(({ isGerman }) => isGerman)).toEqual([])
      expect(germanIn(texts.map(({ text }) => text))).toEqual([])
    })

    it('has every figure that German readers see, with the same digits', () => {
      const digits = (values: string[]) => values.flatMap((value) => value.match(/\d+/g) ?? [])
      const own = Object.entries(product.specifications)
        .filter(([name]) => name !== 'UVV geprüft bis')
        .map(([, value]) => value)
      expect(digits(texts.map(({ text }) => text)).sort()).toEqual(
        expect.arrayContaining(digits(own).sort()),
      )
    })

    it('says its facts, its parts, its sketch and its pictures in English', () => {
      const facts = englishFacts(product).map(([name, { text }]) => `${name}: ${text}`)
      const parts = (product.conditionReport ?? []).map(({ part }) => partInEnglish(part) ?? part)
      const sketch = shownSketchInEnglish(product)
      const pictures = product.images.map((image) => englishImageAlt(image, 'Machine', 1))
      const drawn = drawnSketch(product)
      const described = sketch && drawn ? [sketch.note, describeSketchInEnglish(drawn)] : []
      expect(germanIn([...facts, ...parts, ...pictures, ...described])).toEqual([])
      if (sketch) expect(sketch.svg).not.toMatch(/<text[^>]*>\d+\.\d{3}/)
    })
  },
)
