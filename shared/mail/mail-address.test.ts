import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mailAddress, usedAddress } from './mail-address.ts'
import { asciiAddress } from './mail-address-rules.ts'

const problemOf = (text: string) => mailAddress.safeParse(text).error?.issues[0]?.message

describe('a mail address', () => {
  it.each([
    ['info@firma.de', 'info@firma.de', 'info@firma.de'],
    ['info@müller.de', 'info@müller.de', 'info@xn--mller-kva.de'],
    ['info@Müller.DE', 'info@müller.de', 'info@xn--mller-kva.de'],
    ['info@mu\u0308ller.de', 'info@müller.de', 'info@xn--mller-kva.de'],
    ['info@xn--mller-kva.de', 'info@müller.de', 'info@xn--mller-kva.de'],
    [
      'info@post.großhandel.example',
      'info@post.großhandel.example',
      'info@post.xn--grohandel-i1a.example',
    ],
    ['info@пример.рф', 'info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
    // What decodes to letters that stand for another domain stays as it is.
    ['info@xn--zn7c.com', 'info@xn--zn7c.com', 'info@xn--zn7c.com'],
    ['info@xn--99999999.de', 'info@xn--99999999.de', 'info@xn--99999999.de'],
    [' Max.Muster@Firma.de\n', 'Max.Muster@Firma.de', 'Max.Muster@Firma.de'],
  ])('%j is kept as people write it and sent as programs read it', (typed, kept, sent) => {
    expect(mailAddress.parse(typed)).toBe(kept)
    expect(asciiAddress(kept)).toBe(sent)
  })

  it.each(['einkauf&lager@firma.de', 'halle/2@firma.de', 'x_1=b!#$%*?^`{|}~-a@firma.de'])(
    'may have what the standard allows: %s',
    (typed) => {
      expect(mailAddress.parse(typed)).toBe(typed)
    },
  )

  it.each(['erika..muster@docomo.ne.jp', 'erika.@firma.de', 'jörg@müller.de', '用户@firma.de'])(
    'that somebody has written from is taken as it is: %s',
    (used) => {
      expect(usedAddress.parse(used)).toBe(used)
      expect(problemOf(used)).toBeDefined()
    },
  )

  it.each(['erika@', 'a b@firma.de', 'a@b@firma.de', 'a,b@firma.de', '<a@firma.de', 'a@firma'])(
    'that nobody can have written from is refused: %s',
    (typed) => {
      expect(usedAddress.safeParse(typed).success).toBe(false)
    },
  )

  it.each(['müller@firma.de', 'jörg@müller.de', '用户@firma.de'])(
    'of a name that mail servers do not take says so: %s',
    (typed) => {
      expect(problemOf(typed)).toBe(
        'Vor dem @ sind Umlaute und andere Sonderbuchstaben nicht möglich',
      )
    },
  )

  it.each([
    ...['info@', '@firma.de', 'info@firma', 'info@müller', 'info@firma..de', 'a b@firma.de'],
    ...['info@mül ler.de', 'info@müller.de:80', 'info@müller.de/x', 'info@[::1]', 'info@1.2.3.4'],
    ...['info@-.de', 'info@mül%6Cer.de', 'a@müller.de@firma.de', 'a@b\u3002de'],
    ...['info@müller.de,x@y.de', `info@${'ü'.repeat(60)}.de`],
  ])('that is none is refused: %s', (typed) => {
    expect(problemOf(typed)).toBe('Ungültige E-Mail-Adresse')
  })

  it('is one line', () => {
    expect(problemOf('info@firma.de\nBcc: x@firma.de')).toBe(
      'E-Mail-Adresse muss in einer Zeile stehen',
    )
  })

  it('stays what it is when it is read again, and goes out in ASCII alone', () => {
    const letters = fc.constantFrom(...'aü-ß1Ä中é\u0301xn', 'xn--')
    const label = fc.string({ unit: letters, minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(label, label, (first, second) => {
        const { data } = mailAddress.safeParse(`info@${first}.${second}.de`)
        if (data === undefined) return
        expect(mailAddress.parse(data)).toBe(data)
        expect(asciiAddress(data)).toMatch(/^info@[a-zA-Z0-9.-]+$/)
        expect(mailAddress.parse(asciiAddress(data)).toLowerCase()).toBe(data.toLowerCase())
      }),
    )
  })
})
