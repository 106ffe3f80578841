import { ShowBase, useRecordContext } from 'react-admin'
import type { Category } from '../../../shared/category.ts'
import { HistoryPage } from '../history/HistoryPage.tsx'
import { adminPaths } from '../paths.ts'

export default function CategoryHistory() {
  return (
    <ShowBase>
      <Page />
    </ShowBase>
  )
}

function Page() {
  const category = useRecordContext<Category>()
  if (!category) return null
  return (
    <HistoryPage
      resource="categories"
      path={`/categories/${category.id}`}
      name={category.name}
      version={category.updatedAt}
      describe={(_, before, after) => [{ before: text(before), after: text(after) }]}
      back={adminPaths.categories}
    />
  )
}

const text = (value: unknown) => String(value ?? '')
