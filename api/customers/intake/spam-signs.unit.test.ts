import { describe, expect, it } from 'vitest'
import { contactInput } from '../../../shared/inquiries/contact-input.ts'
import { advertSigns, robotSigns } from './spam-signs.ts'

const inquiry = {
  name: 'Erika Muster',
  email: 'erika@firma.example',
  message: 'Ist der Linde H30D noch zu haben?',
}
const minutes = 60_000

const read = (changes: Record<string, unknown>) => contactInput.parse({ ...inquiry, ...changes })
const robot = (changes: Record<string, unknown>, formAge: number | 'forged' | null = minutes) =>
  robotSigns(read(changes), { formAge, isTokenSpent: false })
const advert = (changes: Record<string, unknown>) =>
  advertSigns(read(changes), 'https://stapler.example')

describe('a person is neither a robot nor an advert', () => {
  it.each<[string, Record<string, unknown>, (number | null)?]>([
    ['who writes a plain message', {}],
    ['who is fast because the browser fills the form', {}, 2_500],
    ['whose form had no token, because no script ran', {}, null],
    ['who left the tab open for a month', {}, 30 * 24 * 60 * minutes],
    ['whose server had its clock set back', {}, -5_000],
    ['whose form sends the trap empty', { website: ' ', token: null }],
    ['who pastes one link', { message: 'Wie dieser hier? https://boerse.example/stapler/7' }],
    [
      'who compares two offers in few words',
      { message: 'Günstiger als https://a.example/1 oder www.b.example?' },
    ],
    [
      'who asks about many of our machines',
      {
        message:
          'https://stapler.example/produkt/1 https://stapler.example/produkt/2 https://stapler.example/produkt/3 https://stapler.example/produkt/4',
      },
    ],
    [
      'who describes at length what stands behind three links',
      {
        message: `Wir möchten drei Geräte in Zahlung geben und suchen Ersatz mit Seitenschieber,
          Triplex-Mast und mindestens 4,5 m Hubhöhe, Lieferung nach Bremen bis Ende März.
          Die Geräte im Einzelnen: https://a.example/1, https://a.example/2, https://a.example/3 –
          bitte nennen Sie uns für alle drei einen Ankaufspreis und für den Ersatz ein Angebot.`,
      },
    ],
    ['who writes of brackets', { message: 'Maße [mm] und <Traglast> bitte, a < b und c > d' }],
    ['whose company is an address', { company: 'www.muster-logistik.example' }],
  ])('%s', (_who, changes, ...age) => {
    expect([...robot(changes, ...age), ...advert(changes)]).toEqual([])
  })
})

describe('a robot is known by what it does', () => {
  it.each<[string, Record<string, unknown>, (number | 'forged')?]>([
    ['that fills what people do not see', { website: 'https://casino.example' }],
    ['that puts anything else there', { website: 7 }],
    ['that sends at once', {}, 300],
    ['that makes up a token', {}, 'forged'],
  ])('%s', (_which, changes, formAge = minutes) => {
    expect(robot(changes, formAge)).toHaveLength(1)
  })
})

describe('an advert is known by its words, which no robot is', () => {
  it.each<[string, Record<string, unknown>]>([
    ['that is nothing but a link', { message: 'https://casino.example/win' }],
    [
      'that is stuffed with links',
      { message: 'Buy now http://a.example http://b.example http://c.example cheap' },
    ],
    ['in BBCode', { message: 'Tolle Seite [url=http://a.example]hier[/url] klicken' }],
    ['in HTML links', { message: 'Tolle Seite <a href="http://a.example">hier</a>' }],
    ['from somebody called by an address', { name: 'Gewinn http://a.example' }],
  ])('%s', (_which, changes) => {
    expect(advert(changes)).toHaveLength(1)
    expect(robot(changes)).toEqual([])
  })
})
