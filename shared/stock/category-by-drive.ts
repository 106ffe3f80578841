import type { CategoryNames } from './category-names.ts'

/** What may stand for all machines in the place of a category: each has that of its drive. */
export const categoryByDrive = 'Nach dem Antrieb'

/** Words that name the category of a drive, the best first. Trucks for gas mostly stand with those for diesel. */
const words: Record<string, string[]> = {
  electric: ['Elektrostapler'],
  diesel: ['Dieselstapler'],
  lpg: ['Treibgas', 'Gasstapler', 'Dieselstapler'],
  cng: ['Erdgas', 'Gasstapler', 'Dieselstapler'],
}

/** The name of the category for trucks of a drive; null where none or several may be meant. */
export function categoryOfDrive(drive: string, categories: CategoryNames): string | null {
  for (const word of words[drive] ?? []) {
    const id = categories.idOf(word)
    if (id !== null) return categories.nameOf(id)
  }
  return null
}
