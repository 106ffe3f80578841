import { expect, it } from 'vitest'
import { demoDealer } from '../testing/dealer.ts'
import { legalSettings } from './company-settings.ts'
import { registerData } from './contact.ts'
import { englishRegisterData } from './english.ts'

const owner = {
  ...demoDealer,
  legal: {
    ...demoDealer.legal,
    representedBy: 'owner' as const,
    managingDirector: 'Max Gabel',
    registerNumber: '',
  },
}

it('calls who stands for a firm what they are by its legal form, in both languages', () => {
  expect(registerData(owner)).toEqual(['Inhaber: Max Gabel'])
  expect(englishRegisterData(owner)).toEqual(['Owner: Max Gabel'])
})

it('is a managing director where a house of before has not said it', () => {
  const { representedBy: _, ...before } = demoDealer.legal
  expect(legalSettings.parse(before).representedBy).toBe('directors')
  const { name: __, ...dealer } = demoDealer
  expect(registerData(dealer).at(-1)).toMatch(/^Geschäftsführung: /)
})
