import { archiveRules } from './rules/archive-rules.ts'
import { catalogueRules } from './rules/catalogue-rules.ts'
import type { TableRules } from './rules/column-rules.ts'
import { customerRules } from './rules/customer-rules.ts'
import { dealerRules } from './rules/dealer-rules.ts'
import { offerRules } from './rules/offer-rules.ts'

/** The rules of every table of a backup, by the name of its entity. */
const contentRules: ReadonlyMap<string, TableRules> = new Map(
  [...archiveRules, ...catalogueRules, ...customerRules, ...dealerRules, ...offerRules].map(
    (rules) => [rules.className, rules],
  ),
)

/** @throws for a table whose columns nobody has given rules */
export function rulesOfTable(className: string): TableRules {
  const rules = contentRules.get(className)
  if (!rules) throw new Error(`A backup needs rules for the columns of ${className}`)
  return rules
}
