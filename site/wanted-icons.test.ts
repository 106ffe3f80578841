import { expect, it } from 'vitest'
import { keptIcons, wantedIcons } from './wanted-icons.ts'

it('keeps the icons that are shown, and no others; `npm run icons` does so', () => {
  expect(keptIcons()).toEqual(wantedIcons())
})
