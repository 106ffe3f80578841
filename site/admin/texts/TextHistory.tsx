import { pageName } from '../../../shared/pages/page-name.ts'
import { pageTextOf } from '../../../shared/texts/index.ts'
import type { Text } from '../../../shared/texts/text.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { describeFields } from '../history/describeFields.ts'
import { HistoryScreen } from '../history/HistoryPage.tsx'

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
              describe: describeFields(form.content),
              back: adminPaths.text(page),
            }
          : null
      }}
    />
  )
}
