import { formatNeeds } from '../../../shared/adviser/needs.ts'
import type { Needs } from '../../../shared/adviser/questions.ts'
import { paths } from '../../../shared/paths.ts'

/** The contact form for these machines, whose message then ends with the answers. */
export function inquiryAddress(needs: Needs, productIds: number[] = []): string {
  const answers = formatNeeds(needs)
  const [id, ...others] = productIds
  if (id === undefined) return paths.contact + answers
  const form = others.length === 0 ? paths.inquiry(id) : paths.inquiryFor(productIds)
  return form + answers.replace('?', '&')
}
