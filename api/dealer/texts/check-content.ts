import { z } from 'zod'
import { nestedFieldErrors } from '../../../shared/calls/envelope.ts'
import type { Dealer } from '../../../shared/dealer/dealer.ts'
import { DESCRIPTION } from '../../../shared/texts/blocks.ts'
import type { PageText } from '../../../shared/texts/index.ts'
import { fill } from '../../../shared/texts/placeholders.ts'
import { invalid } from '../../base/requests/http/errors.ts'

const described = z.object({ meta: z.object({ description: z.string() }) })

/**
 * The content for a page without what its form does not know.
 * @throws {ApiError} naming each wrong field by its path
 */
export function checkContent(
  form: PageText,
  content: Record<string, unknown>,
  dealer: Dealer,
): Record<string, unknown> {
  const checked = z.object({ content: form.content }).safeParse({ content })
  if (!checked.success) throw invalid(nestedFieldErrors(checked.error))
  const { length } = fill(
    described.parse(checked.data.content).meta.description,
    form.valuesOf(dealer),
  )
  const { min, max } = DESCRIPTION
  if (length < min || length > max)
    throw invalid({
      'content.meta.description': [
        `Beschreibung muss ${min} bis ${max} Zeichen lang sein, mit Ihren Angaben sind es ${length}`,
      ],
    })
  return checked.data.content
}
