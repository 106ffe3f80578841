import { describe, expect, it } from 'vitest'
import {
  concernTitle,
  messageStart,
  withNextStart,
  withoutStart,
  withStart,
} from './contact-words.ts'

const ANSWERS = 'Meine Angaben im Staplerberater:\nSchwerste Last: 2.500 kg'
const about = (...titles: string[]) => messageStart({ titles, concern: null, answers: '' })
const H30 = about('Linde H30')
const RX20 = about('Still RX 20-18')

describe('the start of a message', () => {
  it('names the machines, what it is about and what the adviser was told', () => {
    expect(H30).toBe('Ich interessiere mich für: Linde H30')
    expect(about('Linde H30', 'Still RX 20-18')).toBe(
      'Ich interessiere mich für: Linde H30 und Still RX 20-18',
    )
    expect(messageStart({ titles: ['Linde H30'], concern: 'fotos', answers: ANSWERS })).toBe(
      `${H30}\n\nBitte senden Sie mir Fotos der Maschine.\n\n${ANSWERS}`,
    )
    expect(messageStart({ titles: [], concern: null, answers: '' })).toBe('')
  })

  it('leaves room for what the dealer has to know, unless the adviser was told it', () => {
    const rent = { titles: [], concern: 'miete' as const }
    const opening = 'Bitte machen Sie mir ein Mietangebot.'
    expect(messageStart({ ...rent, answers: '' })).toBe(
      `${opening}\n\nLast und Hubhöhe: \nEinsatzort: `,
    )
    expect(messageStart({ ...rent, answers: ANSWERS })).toBe(`${opening}\n\n${ANSWERS}`)
  })

  it('asks for one that is similar where the search comes from a machine', () => {
    expect(messageStart({ titles: ['Linde H30'], concern: 'suche', answers: '' })).toBe(
      'Ich suche eine ähnliche Maschine wie: Linde H30',
    )
    expect(concernTitle('suche', true)).toBe('Ähnliche Maschine anfragen')
    expect(concernTitle('suche', false)).toBe('Maschine suchen lassen')
    expect(concernTitle('fotos', true)).toBe('Fotos anfordern')
  })

  it('names the machines that are left, and stays away from who has written a message of their own instead', () => {
    const both = about('Linde H30', 'Still RX 20-18')
    expect(withNextStart(both, H30, both)).toBe(H30)
    expect(withNextStart(`${both}\n\nBis März?`, H30, both)).toBe(`${H30}\n\nBis März?`)
    expect(withNextStart('Sind beide noch da?', H30, both)).toBe('Sind beide noch da?')
    expect(withNextStart(`${H30}\n\nBis März?`, '', H30)).toBe('Bis März?')
    expect(withNextStart('', H30, both)).toBe(H30)
  })

  it('keeps what was typed before', () => {
    expect(withStart('', H30, '')).toBe(H30)
    expect(withStart('Bitte mit Seitenschub.', H30, '')).toBe(`${H30}\n\nBitte mit Seitenschub.`)
  })

  it('gives way to another one', () => {
    expect(withStart(H30, RX20, H30)).toBe(RX20)
    expect(withStart(`${H30}\nMit Ladegerät?`, RX20, H30)).toBe(`${RX20}\n\nMit Ladegerät?`)
    expect(withStart(ANSWERS, ANSWERS, ANSWERS)).toBe(ANSWERS)
  })

  it('is not taken for a longer one, nor for one that the visitor has changed', () => {
    for (const own of [`${H30}D`, H30.replace('interessiere', 'frage')])
      expect(withStart(own, RX20, H30)).toBe(`${RX20}\n\n${own}`)
  })

  it('goes where nothing is asked for any more, unless something was typed behind it', () => {
    expect(withStart(H30, '', H30)).toBe('')
    expect(withStart(`${H30}\nDringend!`, '', H30)).toBe(`${H30}\nDringend!`)
    expect(withStart('Guten Tag', '', '')).toBe('Guten Tag')
    expect(withoutStart(`${H30}\nDringend!`, H30)).toBe('Dringend!')
  })
})
