import { z } from 'zod'
import { alertsOffered } from '../shared/alerts/search-alert.ts'
import { filled } from '../shared/texts/filled.ts'
import type { PageText } from '../shared/texts/index.ts'
import { namesAlerts } from '../shared/texts/placeholders.ts'
import { read } from './read.ts'

const anyText = z.object({ content: z.unknown() })

/** The texts of a page as visitors read them. */
export async function readText<Content extends z.ZodObject>(
  locals: App.Locals,
  { page, content, valuesOf }: PageText<Content>,
): Promise<z.output<Content>> {
  const found = await read(locals, `/texts/${page}`, anyText)
  if (!found) throw new Error(`GET /api/texts/${page} found no text`)
  const alerts = namesAlerts(found.content)
    ? await read(locals, '/search-alerts', alertsOffered)
    : null
  const values = valuesOf(locals.dealer, alerts?.offered === true)
  return filled(content, content.parse(found.content), values)
}
