import { expect, it } from 'vitest'
import { categoryTrucks, truckOfCategory } from './truck-of-category.ts'

it('knows a truck for each category of the trade and guesses none for another', () => {
  for (const truck of categoryTrucks) expect(truckOfCategory(truck)).toBe(truck)
  for (const slug of ['hubwagen', 'diesel-schwer', 'all', ''])
    expect(truckOfCategory(slug)).toBeNull()
})
