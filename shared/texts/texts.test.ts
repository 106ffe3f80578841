import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { B2B_NOTICE } from '../buying/notices.ts'
import { demoSettings } from '../dealer/company.ts'
import { type Dealer, dealerOf } from '../dealer/dealer.ts'
import { demoDealer } from '../testing/dealer.ts'
import { noHours } from '../testing/hours.ts'
import { DESCRIPTION } from './blocks.ts'
import { contact, nextStepsOf } from './contact.ts'
import { englishValuesOf } from './english-placeholders.ts'
import { exportPage } from './export.ts'
import { filled } from './filled.ts'
import { home } from './home.ts'
import { pageTexts } from './index.ts'
import { fill, valuesOf } from './placeholders.ts'
import { rental } from './rental.ts'
import { addressOf } from './text.ts'

const { company } = demoSettings
const nothing = { founded: null, emergencyPhone: '' }
const quiet = dealerOf({ ...demoSettings, company: { ...company, ...nothing } }, null, [])
const ofDemo = valuesOf(demoDealer)
const ofQuiet = valuesOf(quiet)
const inGerman = pageTexts.filter(({ language }) => language !== 'en')

describe.each(pageTexts)('the template of $page', ({ page, path, content, template, valuesOf }) => {
  it('is found at the address of the page', () => {
    expect(addressOf(page)).toBe(path)
  })

  it('is what the form of the page accepts', () => {
    expect(content.safeParse(template).error?.issues).toBeUndefined()
  })

  it('names nothing of the demo dealer', () => {
    const { name, shortName, city, street, email, phone, emergencyPhone } = company
    const text = JSON.stringify(template)
    for (const fact of [name, shortName, city, street, email, phone, emergencyPhone, '2003'])
      expect(text).not.toContain(fact)
  })

  it.each([
    ['the demo dealer', demoDealer],
    ['a dealer without an emergency number and a year', quiet],
  ])('has a description that search engines show in full, for %s', (_, dealer) => {
    const { meta } = z.object({ meta: z.object({ description: z.string() }) }).parse(template)
    const { length } = fill(meta.description, valuesOf(dealer))
    expect(length).toBeGreaterThanOrEqual(DESCRIPTION.min)
    expect(length).toBeLessThanOrEqual(DESCRIPTION.max)
  })

  it('promises no emergency service where there is none', () => {
    const { emergency, ...rest }: Record<string, unknown> = filled(
      content,
      template,
      valuesOf(quiet),
    )
    expect(JSON.stringify(rest)).not.toMatch(/rund um die Uhr|24\/7/)
  })
})

/** Every sentence that visitors read on the pages of the templates. */
const sentences = inGerman
  .flatMap(({ content, template }) => stringsIn(filled<unknown>(content, template, ofDemo)))
  .flatMap((text) => text.split(/(?<=[.!?:])\s+|\n/))

describe('what happens after an inquiry', () => {
  const said = (concern: Parameters<typeof nextStepsOf>[1]) =>
    JSON.stringify(nextStepsOf(contact.template, concern))

  it('is an appointment and a repair where a machine is broken, no offer of another one', () => {
    expect(said('service')).toMatch(/Unser Service meldet sich.*Termin.*reparieren/)
    expect(said('service')).not.toMatch(/Probe|Lieferzeit|Angebot/)
  })

  it.each(['ankauf', 'inzahlungnahme'] as const)(
    'is a valuation, an offer and a collection where a truck is given away (%s)',
    (concern) => {
      expect(said(concern)).toMatch(/bewerten.*Preis für Ihren Stapler.*Abholung/)
      expect(said(concern)).not.toMatch(/Probe|Lieferzeit/)
    },
  )

  it.each([null, 'miete', 'suche'] as const)('is an offer where one is wanted (%s)', (concern) => {
    expect(said(concern)).toMatch(/Angebot: Maschine, Preis.*Probe/)
  })
})

describe('what the pages say', () => {
  const that = (pattern: RegExp) => sentences.filter((sentence) => pattern.test(sentence))

  it('excepts machines taxed by § 25a UStG wherever it speaks of net prices', () => {
    const net = [...that(/(?:zzgl\.|zuzüglich).*(?:steuer|MwSt)/), B2B_NOTICE]
    expect(net.length).toBeGreaterThan(3)
    for (const sentence of net) expect(sentence).toContain('soweit nicht anders angegeben')
    expect(that(/\balle Preise\b/i)).toEqual([])
  })

  it('promises an answer in the same words everywhere', () => {
    const replies = that(/innerhalb (von|eines)/)
    expect(replies.length).toBeGreaterThan(5)
    for (const reply of replies) expect(reply).toMatch(/in der Regel innerhalb eines Werktags/i)
    expect(that(/jede Anfrage|Stunden unserer/i)).toEqual([])
  })

  it.each([
    [48, 'innerhalb von zwei Werktagen'],
    [72, 'innerhalb von drei Werktagen'],
    [12, 'innerhalb von 12 Stunden während unserer Öffnungszeiten'],
  ])('promises an answer for %s reply hours as they are counted', (replyHours, promise) => {
    const text = 'Antwort in der Regel innerhalb von {antwortfrist}.'
    expect(fill(text, valuesOf({ ...demoDealer, replyHours }))).toBe(
      `Antwort in der Regel ${promise}.`,
    )
  })

  it('says beside the figure of hours when they are counted', () => {
    const { figure, title } =
      home.template.reasons.list.find(({ figure }) => figure.includes('{antwortzeit}')) ?? {}
    const shown = (changes: Partial<Dealer>) =>
      fill(`${figure} ${title}`, valuesOf({ ...demoDealer, ...changes }))
    expect(shown({})).toBe('24\u00a0h bis zur Antwort an Werktagen')
    expect(shown({ replyHours: 12 })).toBe(
      '12\u00a0h bis zur Antwort während unserer Öffnungszeiten',
    )
    expect(shown({ week: noHours.week })).toBe('24\u00a0h bis zur Antwort')
  })

  it('speaks of no opening hours to a dealer who has none', () => {
    const { week } = noHours
    const reply = (replyHours: number) =>
      fill('innerhalb von {antwortfrist}', valuesOf({ ...demoDealer, week, replyHours }))
    expect([reply(24), reply(1)]).toEqual(['innerhalb von 24 Stunden', 'innerhalb von 1 Stunde'])
  })

  it('does not say of all machines where they stand', () => {
    expect(
      that(/\b(?:steh(?:t|en)|Stapler)\b[^.]*\b(?:auf dem Hof|bei uns)\b|ab Hof|vom Hof/),
    ).toEqual([])
  })

  it('writes per cent in one way', () => {
    const percents = that(/%/)
    expect(percents.length).toBeGreaterThan(5)
    for (const sentence of percents) expect(sentence).not.toMatch(/\d%/)
    for (const { value } of demoDealer.claims) expect(value).not.toMatch(/\d[^\u00a0]?%/)
  })

  it('speaks in one way of what a rent costs', () => {
    expect(JSON.stringify(rental.template)).not.toMatch(/auf Anfrage|Lockpreis|festem Mietpreis/)
  })

  it('calls the check mark for the privacy notice no consent', () => {
    expect(that(/akzeptier|einverstanden/i)).toEqual([])
  })
})

describe('the page for buyers abroad', () => {
  const said = (dealer: Dealer) =>
    stringsIn(filled<unknown>(exportPage.content, exportPage.template, englishValuesOf(dealer)))

  it('says what the settings have in English, with a telephone number that can be called from abroad', () => {
    const text = said(demoDealer).join(' ').replaceAll('\u00a0', ' ')
    expect(text).toContain('within one working day')
    expect(text).toContain('+49 40 66969-100')
    expect(text).not.toContain('{')
  })

  it.each([
    [48, 'within two working days'],
    [72, 'within three working days'],
    [12, 'within 12 hours during our opening hours'],
  ])('promises an answer for %s reply hours as they are counted', (replyHours, promise) => {
    expect(said({ ...demoDealer, replyHours }).join(' ')).toContain(promise)
  })

  it('has no German word', () => {
    const german = said(demoDealer).filter((text) =>
      /[äöüß„“]|\b(?:und|der|die|das|mit|wir|Sie|Werktag|Stapler)\b/.test(text),
    )
    expect(german).toEqual([])
  })

  it('can name the warranty in English, and leaves out what nobody has said', () => {
    const warranty =
      '[Warranty: {garantie}.] [New: {neugarantie}.] [None for machines {ohnegarantie}.]'
    expect(fill(warranty, englishValuesOf(demoDealer))).toBe(
      'Warranty: grade A 12 months on drive train, hydraulics and electrics; grade B 6 months on drive train and hydraulics. New: 24 months on the whole machine. None for machines of grade C.',
    )
    expect(fill(warranty, englishValuesOf({ ...demoDealer, warranty: null }))).toBe('')
  })
})

function stringsIn(content: unknown): string[] {
  if (typeof content === 'string') return [content]
  return typeof content === 'object' && content !== null
    ? Object.values(content).flatMap(stringsIn)
    : []
}

describe('a placeholder', () => {
  it('stands for what the settings say', () => {
    expect(fill('{kurzname} in {ort}, seit {seit}', ofDemo)).toBe(
      'ElbStapler in Hamburg, seit 2003',
    )
  })

  it('takes the words in its brackets with it when there is nothing to say', () => {
    expect(fill('Händler in {ort}[, seit {seit}] | {firma}', ofQuiet)).toBe(
      'Händler in Hamburg | ElbStapler GmbH',
    )
    expect(fill('Wir helfen. [Auch nachts: {notdienst}.] Immer.', ofQuiet)).toBe(
      'Wir helfen. Immer.',
    )
    expect(fill('Wir helfen. [Auch nachts: {notdienst}.]', ofDemo)).toBe(
      'Wir helfen. Auch nachts: 040\u00a066969-112.',
    )
  })

  it('takes the whole text with it where there are no brackets', () => {
    expect(fill('Seit {seit} in {ort}', ofQuiet)).toBe('')
  })

  it('leaves other brackets alone', () => {
    expect(fill('Alles [sic] gut, [{ort}](/kontakt)', ofQuiet)).toBe(
      'Alles [sic] gut, [Hamburg](/kontakt)',
    )
  })
})

describe('an entry of a list', () => {
  it('is left out as a whole with one of its texts', () => {
    const titles = filled(home.content, home.template, ofQuiet).reasons.list.map((one) => one.title)
    expect(titles).toEqual(['geprüft übergeben', 'bis zur Antwort an Werktagen', 'für alles'])
  })
})
