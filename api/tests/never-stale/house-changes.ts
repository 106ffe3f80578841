import fc from 'fast-check'
import type { Settings } from '../../../shared/dealer/settings.ts'
import type { Revision } from '../../../shared/operation/history.ts'
import { exportPage } from '../../../shared/texts/export.ts'
import { home } from '../../../shared/texts/home.ts'
import { category, change, id, NONE } from './change.ts'

/** Categories, settings and texts, and the way back to what any of them or a machine was. */
export const houseChanges = [
  change(
    'adds a category',
    fc.record({
      slug: category,
      name: fc.constantFrom('Krane', 'Schlepper'),
      sortOrder: fc.constantFrom(0, 2, 9),
    }),
    (dealer, input) => dealer.call('POST', '/api/categories', input),
  ),
  change(
    'changes a category',
    fc.tuple(
      category,
      fc.record(
        {
          name: fc.constantFrom('Riesen', 'Zwerge'),
          nameEn: fc.constantFrom('', 'Giants'),
          icon: fc.constantFrom('', '🚜'),
          description: fc.constantFrom('', 'Für draußen'),
          sortOrder: fc.constantFrom(0, 2, 9),
        },
        { requiredKeys: [] },
      ),
    ),
    (dealer, [slug, patch]) => dealer.call('PUT', `/api/categories/${slug}`, patch),
  ),
  change('deletes a category', category, (dealer, slug) =>
    dealer.call('DELETE', `/api/categories/${slug}`),
  ),
  change(
    'changes the settings',
    fc.record({
      name: fc.constantFrom('ElbStapler GmbH', 'Norden AG'),
      vatRate: fc.constantFrom(19, 7),
      accentColour: fc.constantFrom('#ffb100', '#00ffaa'),
      english: fc.record({ hasPages: fc.boolean() }),
    }),
    async (dealer, { name, ...patch }) => {
      const { company } = await dealer.read<Settings>('/api/settings')
      return dealer.call('PUT', '/api/settings', { ...patch, company: { ...company, name } })
    },
  ),
  change(
    'writes a text',
    fc.tuple(fc.constantFrom(home, exportPage), fc.constantFrom('Stapler aus dem Norden', 'Moin')),
    (dealer, [{ page, template }, title]) =>
      dealer.call('PUT', `/api/texts/${page}`, {
        content: { ...template, hero: { ...template.hero, title } },
      }),
  ),
  change('returns to the template', fc.constantFrom(home, exportPage), (dealer, { page }) =>
    dealer.call('DELETE', `/api/texts/${page}`),
  ),
  change(
    'returns to an earlier state',
    fc.record({
      subject: fc.oneof(
        id.map((id) => `products/${id}`),
        category.map((slug) => `categories/${slug}`),
        fc.constantFrom('settings', 'texts/home'),
      ),
      back: fc.nat(3),
    }),
    async (dealer, { subject, back }) => {
      const history = await dealer.call('GET', `/api/${subject}/history`)
      if (!history.ok) return history
      const { data }: { data: Revision[] } = await history.json()
      const { id = NONE } = data[back] ?? {}
      return dealer.call('POST', `/api/${subject}/history/${id}/restore`)
    },
  ),
]
