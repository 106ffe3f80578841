import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { optionalLine, optionalText, requiredLine, ruledText } from './text.ts'
import { asLine, isOneLine, textProblem } from './text-rules.ts'

const name = requiredLine('Name', 20, 'Name ist erforderlich')
const text = optionalText('Text', 10)
const problemOf = (value: string) => name.safeParse(value).error?.issues[0]?.message

describe('one line', () => {
  it.each(['a\nb', 'a\rb', 'a\r\nb', 'a\tb', 'a\vb', 'a\u0085b', 'a\u2028b', 'a\u2029b'])(
    'refuses a break in the middle: %j',
    (value) => {
      expect(problemOf(value)).toBe('Name muss in einer Zeile stehen')
    },
  )

  it.each(['a\u202eb', 'a\u200fb', 'a\u2066b\u2069c', 'a\u061cb', 'a\u0000b', '\u0007', 'a\ud800'])(
    'refuses what nobody sees and what turns the words around: %j',
    (value) => {
      expect(problemOf(value)).toBe('Enthält unzulässige Zeichen')
    },
  )

  it.each([' a ', '\na\r\n', '\ta\u2028', '\ufeffa', '\u200ea\u200f', '\u202aa\u202c', 'a\u200b'])(
    'loses at its ends what a copy brings along: %j',
    (value) => {
      expect(name.parse(value)).toBe('a')
    },
  )

  it('keeps the signs of other scripts, which join or part letters', () => {
    const joined = 'می\u200cخواهم'
    expect(name.parse(joined)).toBe(joined)
  })

  it('is missing if nothing is left of it', () => {
    expect(problemOf('\u202e\n ')).toBe('Name ist erforderlich')
    expect(optionalLine('Firma', 20).parse('\u200e')).toBe('')
  })

  it('holds nothing but one line, whatever arrives', () => {
    const unit = fc.nat(0xffff).map((code) => String.fromCharCode(code % 3 ? code % 0x2070 : code))
    fc.assert(
      fc.property(fc.string({ unit }), (value) => {
        const { data } = optionalLine('Firma', 1000).safeParse(value)
        expect(data === undefined || (isOneLine(data) && data.trim() === data)).toBe(true)
      }),
    )
  })

  it('reads a long run of blanks as fast as it is sent', () => {
    const started = performance.now()
    expect(problemOf(`a${' '.repeat(250_000)}b`)).toMatch(/höchstens 20/)
    expect(performance.now() - started).toBeLessThan(500)
  })
})

describe('a text', () => {
  it.each(['a\r\nb', 'a\rb', 'a\nb'])('has its breaks in one form: %j', (value) => {
    expect(text.parse(value)).toBe('a\nb')
  })

  it('counts a break once, as the one who types it', () => {
    expect(text.safeParse('12345\r\n789\r\n').success).toBe(true)
    expect(text.parse('1\r\n2\r\n3\r\n4\r\n5')).toHaveLength(9)
    expect(text.safeParse('1\r\n2\r\n3\r\n4\r\n5\r\n67').success).toBe(false)
  })

  it('is the same after a second reading', () => {
    const any = optionalText('Text', 1000)
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('\r', '\n', 'a', ' ', 'ä') }), (value) => {
        const once = any.parse(value)
        expect(once).not.toContain('\r')
        expect(any.parse(once)).toBe(once)
      }),
    )
  })
})

describe('a rule that browsers apply without the schema', () => {
  const rules = [
    { label: 'Name', min: 1, max: 5, wrong: 'Name ist erforderlich' },
    { label: 'Nachricht', min: 3, max: 5, wrong: 'Nachricht ist zu kurz', hasBreaks: true },
  ]

  it.each(rules)('finds in $label what the schema finds', (rule) => {
    const unit = fc.constantFrom('\r', '\n', '\t', 'a', 'ä', ' ', '\u202e', '\u2028', '\0')
    fc.assert(
      fc.property(fc.string({ unit }), (value) => {
        const { error } = ruledText(rule).safeParse(value)
        expect(textProblem(value, rule)).toBe(error?.issues[0]?.message ?? null)
      }),
    )
  })

  it('lets a break stand in a text alone', () => {
    const [line, several] = rules
    expect(line && textProblem('a\nb', line)).toBe('Name muss in einer Zeile stehen')
    expect(several && textProblem('a\r\nb', several)).toBeNull()
  })
})

it('puts several lines on one, which is then taken', () => {
  expect(asLine(' Linde\r\n  H25\tD\u202e\u0000 ')).toBe('Linde H25 D')
  const unit = fc.nat(0xffff).map((code) => String.fromCharCode(code % 3 ? code % 0x2070 : code))
  fc.assert(
    fc.property(fc.string({ unit }), (value) => {
      expect(isOneLine(asLine(value))).toBe(true)
    }),
  )
})
