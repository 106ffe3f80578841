import { pageName } from '../../../shared/pages/page-name.ts'
import { pageTextOf } from '../../../shared/texts/index.ts'
import type { Text } from '../../../shared/texts/text.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { HistoryScreen } from '../history/HistoryPage.tsx'
import { describeText } from './describeText.ts'

/** Who has changed the texts of a page when, and a way back. */
export default function TextHistory() {
  return (
    <HistoryScreen<Text & { id: string }>
      of={({ page, updatedAt }) => {
        const form = pageTextOf(page)
        return form
          ? {
              resource: 'texts',
              path: `/texts/${page}`,
              name: pageName(form.path),
              version: updatedAt,
              describe: (...difference) => describeText(form, ...difference),
              back: adminPaths.text(page),
            }
          : null
      }}
    />
  )
}
