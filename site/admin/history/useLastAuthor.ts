import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { Permission } from '../../../shared/accounts/permissions.ts'
import { useMay } from '../auth/me.tsx'
import type { AdminDataProvider } from '../data/dataProvider.ts'

/**
 * Who has saved something last, to begin a sentence with; „Jemand“ as long as that is not known.
 * @param path the record's path below `/api`
 * @param version of which somebody is the author
 * @param permission what reading the history asks for
 */
export function useLastAuthor(path: string, version: string, permission: Permission): string {
  const dataProvider = useDataProvider<AdminDataProvider>()
  const mayRead = useMay(permission)
  const { data } = useQuery({
    queryKey: [path, 'author', version],
    queryFn: () => dataProvider.history(path, 1),
    enabled: mayRead,
  })
  return data?.revisions[0]?.author ?? 'Jemand'
}
