import { useEffect, useRef } from 'react'
import { readPostcode } from '../../../shared/buying/postcodes.ts'
import { filterLabels } from '../../../shared/catalogue/filter-labels.ts'
import { rememberedPostcode } from '../../shortlist/remembered-postcode.ts'
import { useIsLive } from '../use-is-live.ts'
import type { Change } from './address.ts'

interface Props {
  postcode: string
  change: Change
}

/** From where the nearest machines come first. What is typed to its end counts at once, and for other pages, too. */
export function PostcodeField({ postcode, change }: Props) {
  const isLive = useIsLive()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Back brings another one. What is typed and cannot be read is left to whoever types it.
    const field = input.current
    if (field && (readPostcode(field.value) ?? '') !== postcode) field.value = postcode
  }, [postcode])
  const measureFrom = (text: string) => {
    const read = readPostcode(text)
    if (read) rememberedPostcode.write(read)
    change({ postcode: text })
  }
  return (
    <input
      className="input results-head__postcode"
      ref={input}
      aria-label={filterLabels.postcode}
      placeholder="PLZ"
      autoComplete="postal-code"
      inputMode="numeric"
      defaultValue={postcode}
      disabled={!isLive}
      onChange={({ target: { value } }) => readPostcode(value) && measureFrom(value)}
      // What is no postcode is explained when the field is left.
      onBlur={({ target: { value } }) => measureFrom(value)}
    />
  )
}
