import { describe, expect, it } from 'vitest'
import { withInterest } from './interest.ts'

const H30 = 'Ich interessiere mich für: Linde H30'
const RX20 = 'Ich interessiere mich für: Still RX 20-18'

describe('the message of an inquiry about a machine', () => {
  it('starts with the machine', () => {
    expect(withInterest('', 'Linde H30', '')).toBe(H30)
  })

  it('keeps what was typed before the machine was chosen', () => {
    expect(withInterest('Bitte mit Seitenschub.', 'Linde H30', '')).toBe(
      `${H30}\n\nBitte mit Seitenschub.`,
    )
  })

  it('names the machine that is asked for now, not the one of before', () => {
    expect(withInterest(H30, 'Still RX 20-18', 'Linde H30')).toBe(RX20)
    expect(withInterest(`${H30}\nMit Ladegerät?`, 'Still RX 20-18', 'Linde H30')).toBe(
      `${RX20}\n\nMit Ladegerät?`,
    )
  })

  it('does not take a longer title for the earlier machine', () => {
    const other = `${H30}D`
    expect(withInterest(other, 'Still RX 20-18', 'Linde H30')).toBe(`${RX20}\n\n${other}`)
  })

  it('drops an untouched sentence when no machine is asked for any more', () => {
    expect(withInterest(H30, null, 'Linde H30')).toBe('')
    expect(withInterest(`${H30}\nDringend!`, null, 'Linde H30')).toBe(`${H30}\nDringend!`)
    expect(withInterest('Guten Tag', null, '')).toBe('Guten Tag')
  })
})
