import { describe, expect, it } from 'vitest'
import { sampleReplies } from './replies.testing.ts'
import { repliesAbroad } from './replies-abroad.testing.ts'
import { splitQuoted } from './split-quoted.ts'

const words = (text: string) => text.split(/\s+/).filter(Boolean).sort()

describe('what a reply quotes is told from what its sender says', () => {
  it.each([...sampleReplies, ...repliesAbroad])('$program', ({ mail, said }) => {
    const { text, quoted } = splitQuoted(mail)
    expect(text).toBe(said.trim())
    expect(words(`${text}\n${quoted}`)).toEqual(words(mail))
  })
})
