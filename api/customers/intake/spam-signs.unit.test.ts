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

describe('an enquiry in English', () => {
  it.each([
    'Good day, I am interested in your Linde H30D. What is your last price CIF Apapa port, Lagos? Thanks.',
    'Hello, please send me more pictures of the mast and the hour meter. Is the price negotiable?',
    'Dear Sir/Madam, kindly quote your best price FOB Hamburg for 2 units of Still RX 20. Regards, Kwame Boateng, Accra',
    'Hi, we are a dealer from Poland. Can you load on our truck tomorrow? EU VAT PL5260001246.',
    'is it still avalable?? i can pay cash today',
    'We need 3 forklifts 3 ton, diesel, side shift, for Jebel Ali. Do you have them in stock? WhatsApp +971 50 123 4567',
    'What is the closed height? It must fit into a 40 ft high cube container (door 2.58 m).',
    'Please advise if CE certificate and EUR.1 are available. We buy every month 5 to 10 trucks.',
    'Hello my friend, I want to buy this machine. My agent in Rotterdam will collect. Send invoice please.',
    'Is this the same truck as on https://www.mascus.com/12345 ? There it is cheaper.',
    'Please compare: https://trucks.example/1 and https://trucks.example/2. Ours must lift 3,000 kg at 4.5 m with a side shift. Which of the two would you recommend for outdoor work?',
    '100% payment before loading by bank transfer. Free of charge storage for two weeks possible?',
    'URGENT!!! Need reach truck 1.6 t, lift height 8 m, budget $15,000. Call me now.',
    'We are www.dutch-forklifts.example from Venlo, looking for Jungheinrich EFG 216, any year.',
    'Can you arrange shipping to Tema, Ghana? What are the costs of RoRo and of a container?',
  ])('is no advert: %s', (message) => {
    const said = {
      name: 'Chinedu Okafor',
      company: 'Okafor & Sons Ltd',
      phone: '+234 803 123 4567',
      message,
    }
    expect([...robot(said), ...advert(said)]).toEqual([])
  })

  it.each([
    'Get more traffic! https://seo.example https://rank.example https://links.example',
    '[url=https://casino.example]Best online casino[/url] for you and your team.',
    '<a href="https://loans.example">Cheap business loans</a> approved in one hour.',
    'https://pills.example',
    'Increase sales www.ads.example www.more-ads.example www.even-more.example today',
  ])('is an advert: %s', (message) => {
    expect(advert({ message })).not.toEqual([])
  })
})
