import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { describeRoute } from 'hono-openapi'
import { z } from 'zod'
import { type PageText, pageTextOf, pageTexts } from '../../../shared/texts/index.ts'
import { text, textInput, textPatch } from '../../../shared/texts/text.ts'
import type { Database } from '../../base/data/db/database.ts'
import { html } from '../../base/requests/answers/html.ts'
import { change, type Followers, seenVersion } from '../../base/requests/change/change.ts'
import { historyRoutes } from '../../base/requests/history/history.routes.ts'
import { type Env, shows } from '../../base/requests/http/env.ts'
import { ApiError, notFound } from '../../base/requests/http/errors.ts'
import { ok } from '../../base/requests/http/ok.ts'
import { valid, validNested } from '../../base/requests/http/validate.ts'
import { describes, refused } from '../../base/requests/openapi/describes.ts'
import { requirePermission } from '../permissions/require.ts'
import { SETTINGS_TAG } from '../settings/settings.entity.ts'
import { findDealer } from '../settings/settings.queries.ts'
import { checkContent } from './check-content.ts'
import { textTag } from './page-text.entity.ts'
import { saveText } from './text.changes.ts'
import { completed, findText, findTexts } from './text.queries.ts'

const NO_PREVIEW = 'Eine Vorschau gibt es nur auf dem Server, der die Website veröffentlicht.'

/** Renders a page with some of its answers replaced. */
interface Previews {
  pages: {
    forOne(address: string, instead: (path: string) => Response | null): Promise<{ html: string }>
  }
}

const pageParameter = z.object({
  page: z
    .string()
    .meta({ description: `Eine von: ${pageTexts.map(({ page }) => page).join(', ')}` }),
})

export function texts(
  dependencies: Followers & { database: Database; publisher: Previews | null },
) {
  const { database, publisher } = dependencies
  const { db } = database

  /** @param content as `saveText` takes it */
  async function save(
    c: Context<Env>,
    form: PageText,
    content: Record<string, unknown> | null | undefined,
    action?: 'restored',
  ) {
    const current = () => findText(db, form)
    const options = { version: seenVersion(c), current, action }
    await change(c, dependencies, (em) => saveText(em, form, content, options))
    return current()
  }

  const mayEdit = requirePermission('texts.edit')
  const history = historyRoutes(db, {
    kind: 'text',
    path: '/:page',
    parameters: pageParameter,
    mayRead: mayEdit,
    mayRestore: mayEdit,
    answer: text,
    subjectOf: (c) => known({ page: c.req.param('page') ?? '' }).page,
    async compare(_, page, state) {
      const form = known({ page })
      const { content } = await findText(db, form)
      return [content, completed(form, state, content)]
    },
    async restore(c, page, state) {
      const form = known({ page })
      const restored = completed(form, state, (await findText(db, form)).content)
      return save(c, form, checkContent(form, restored, await findDealer(db)), 'restored')
    },
  })

  return new Hono<Env>()
    .route('/', history)
    .get('/', describes('Die Texte aller Seiten', z.array(text)), mayEdit, async (c) =>
      ok(c, await findTexts(db)),
    )
    .get(
      '/:page',
      describes('Die Texte einer Seite', text, { refusals: [404] }),
      valid('param', pageParameter),
      async (c) => {
        const form = known(c.req.valid('param'))
        // Who the dealer is decides the template.
        shows(c, textTag(form.page), SETTINGS_TAG)
        return ok(c, await findText(db, form))
      },
    )
    .put(
      '/:page',
      describes('Ersetzt die Texte einer Seite', text, { refusals: [404, 409] }),
      mayEdit,
      requirePage,
      valid('param', pageParameter),
      validNested('json', textPatch),
      async (c) => {
        const form = known(c.req.valid('param'))
        const { content } = c.req.valid('json')
        const checked = content && checkContent(form, content, await findDealer(db))
        return ok(c, await save(c, form, checked))
      },
    )
    .delete(
      '/:page',
      describes('Kehrt zur Vorlage zurück', text, { refusals: [404, 409] }),
      mayEdit,
      valid('param', pageParameter),
      async (c) => ok(c, await save(c, known(c.req.valid('param')), null)),
    )
    .post(
      '/:page/preview',
      describeRoute({
        summary: 'Die Seite mit diesen Texten, ohne sie zu speichern',
        responses: {
          200: {
            description: 'Die Seite als HTML',
            content: { 'text/html': { schema: { type: 'string' } } },
          },
          ...refused(404),
        },
      }),
      mayEdit,
      requirePage,
      valid('param', pageParameter),
      validNested('json', textInput),
      async (c) => {
        const form = known(c.req.valid('param'))
        if (!publisher) throw new ApiError(503, NO_PREVIEW)
        const content = checkContent(form, c.req.valid('json').content, await findDealer(db))
        const preview = await publisher.pages.forOne(form.path, (path) =>
          path === `/texts/${form.page}`
            ? Response.json({ success: true, data: { content } })
            : null,
        )
        return html(200, preview.html, { 'Cache-Control': 'no-store' })
      },
    )
}

/** Before the body is checked: without a page there is nothing that it could be right for. */
const requirePage = createMiddleware<Env>(async function requirePage(c, next) {
  known({ page: c.req.param('page') ?? '' })
  await next()
})

function known({ page }: z.output<typeof pageParameter>): PageText {
  const form = pageTextOf(page)
  if (!form) throw notFound('Für diese Seite gibt es keine Texte')
  return form
}
