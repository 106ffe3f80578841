import { choicesInEnglish } from '../../../shared/figures/english.ts'
import { figures } from '../../../shared/figures/registry.ts'
import type { Category } from '../../../shared/product/category.ts'
import { conditionInEnglish, gradesInEnglish } from '../../../shared/product/english.ts'
import { conditionLabels, conditions, gradeLabels, grades } from '../../../shared/product/terms.ts'
import { keysOf } from '../../../shared/values/records.ts'

/** English words by the German ones by which a correction names what is meant. */
const known = new Map([
  ...keysOf(choicesInEnglish).flatMap((key) => {
    const german: Record<string, { label: string }> = figures[key].choices
    return Object.entries(choicesInEnglish[key]).map(([value, english]): [string, string] => [
      german[value]?.label ?? value,
      english,
    ])
  }),
  ...conditions.map((value): [string, string] => [
    conditionLabels[value],
    conditionInEnglish[value],
  ]),
  ...grades.map((value): [string, string] => [gradeLabels[value], gradesInEnglish[value]]),
  ['Miete', 'Hire'],
  ['Vollfreihub', 'Full free lift'],
])

/** What a misspelt word was taken for; a category that has no English name keeps its German one. */
export function meantInEnglish(
  meant: string,
  categories: readonly Pick<Category, 'name' | 'nameEn'>[],
): { label: string; isGerman: boolean } {
  const category = categories.find(({ name }) => name === meant)
  const english = category ? category.nameEn : (known.get(meant) ?? meant)
  return { label: english || meant, isGerman: english === '' }
}
