import { useEffect, useState } from 'react'
import { useQueue } from './YardContext.ts'

/** Where a photograph that waits can be shown from, while it is shown. */
export function usePhotoAddress(key: string): string | undefined {
  const { queue } = useQueue()
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    let made: string | undefined
    let isGone = false
    const show = async () => {
      const photo = await queue.photoOf(key)
      if (isGone || !photo) return
      made = URL.createObjectURL(new Blob([photo]))
      setAddress(made)
    }
    void show()
    return () => {
      isGone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [queue, key])
  return address
}
