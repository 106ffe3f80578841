import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { houseState } from '../../../shared/dealer/paused-mail.ts'
import { useMay } from '../auth/me.tsx'
import { load } from '../data/api.ts'
import { lazyPart } from '../parts/Loading.tsx'

const CopyAlert = lazyPart(() => import('./CopyAlert.tsx'))

/** Says on every screen of an administrator that this is a copy, which writes to nobody until they say otherwise. */
export function CopyNotice() {
  const mayEdit = useMay('settings.edit')
  const { data } = useQuery({
    queryKey: ['house'],
    queryFn: () => load(houseState, '/settings'),
    enabled: mayEdit,
  })
  return (
    <Suspense fallback={null}>{data?.mail.paused && <CopyAlert house={data.house} />}</Suspense>
  )
}
