import { type ReactNode, Suspense } from 'react'
import { lazyPart } from './lazyPart.ts'

/** A part that is loaded when it is first shown. Until then there is nothing in its place, and all around it stays. */
export function lazyInPlace<Props extends object>(
  load: () => Promise<{ default: (props: Props) => ReactNode }>,
) {
  const Part = lazyPart(async () => {
    const { default: Loaded } = await load()
    return { default: ({ given }: { given: Props }) => <Loaded {...given} /> }
  })
  return (props: Props) => (
    <Suspense>
      <Part given={props} />
    </Suspense>
  )
}
