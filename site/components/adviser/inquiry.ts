import { formatNeeds } from '../../../shared/adviser/needs.ts'
import type { Needs } from '../../../shared/adviser/questions.ts'
import { paths } from '../../../shared/paths.ts'

/** The contact form, whose message then begins with the answers. */
export function inquiryAddress(needs: Needs, productId?: number): string {
  const answers = formatNeeds(needs)
  if (productId === undefined) return paths.contact + answers
  return paths.inquiry(productId) + answers.replace('?', '&')
}
