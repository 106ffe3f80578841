import { paths } from '../../../shared/addresses/paths.ts'
import { formatNeeds } from '../../../shared/adviser/needs.ts'
import type { Needs } from '../../../shared/adviser/questions.ts'

/** The contact form for these machines, or for the search for one. Its message ends with the answers. */
export const inquiryAddress = (needs: Needs, productIds: number[]): string =>
  formFor(productIds) + formatNeeds(needs).replace('?', '&')

function formFor(productIds: number[]): string {
  const [id, ...others] = productIds
  if (id === undefined) return paths.contactFor('suche')
  return others.length === 0 ? paths.inquiry(id) : paths.inquiryFor(productIds)
}
