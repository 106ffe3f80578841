import { ShowBase, useRecordContext } from 'react-admin'
import { pageName } from '../../../shared/page-name.ts'
import { pageTextOf } from '../../../shared/texts/index.ts'
import type { Text } from '../../../shared/texts/text.ts'
import { HistoryPage } from '../history/HistoryPage.tsx'
import { adminPaths } from '../paths.ts'
import { describeText } from './describeText.ts'

/** Who has changed the texts of a page when, and a way back. */
export default function TextHistory() {
  return (
    <ShowBase>
      <Page />
    </ShowBase>
  )
}

function Page() {
  const record = useRecordContext<Text>()
  const form = record && pageTextOf(record.page)
  if (!form) return null
  const { page, path } = form
  return (
    <HistoryPage
      resource="texts"
      path={`/texts/${page}`}
      name={pageName(path)}
      version={record.updatedAt}
      describe={(...difference) => describeText(form, ...difference)}
      back={adminPaths.text(page)}
    />
  )
}
