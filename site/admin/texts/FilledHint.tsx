import { useWrappedSource } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { fill, valuesOf } from '../../../shared/texts/placeholders.ts'
import { useDealer } from '../dealer/DealerContext.ts'

interface Props {
  source: string
  /** What the field is for. */
  help: string | undefined
}

/** Below a field: what it is for, and how visitors read its placeholders. */
export function FilledHint({ source, help }: Props) {
  const dealer = useDealer()
  const value: unknown = useWatch({ name: useWrappedSource(source) })
  const texts = (Array.isArray(value) ? value : [value]).filter(isWithPlaceholder)
  const shown = texts.map((text) => fill(text, valuesOf(dealer)) || 'entfällt')
  return (
    <>
      {help}
      {help && shown.length > 0 && ' '}
      {shown.length > 0 && <>Auf der Website: „{shown.join('“, „')}“</>}
    </>
  )
}

const isWithPlaceholder = (text: unknown): text is string =>
  typeof text === 'string' && /\{\w+\}/.test(text)
