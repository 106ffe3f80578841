import type { InputHTMLAttributes } from 'react'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  /** What Astro adds for the styles of the page around it. */
  class?: string
}

/**
 * An input that shows what a visitor has typed. Astro leaves `<` as it is in an attribute, which a browser with scripts
 * reads as markup inside of `<noscript>`. React escapes it.
 */
export const TypedInput = ({ value, className, class: scope, ...rest }: Props) => (
  <input
    {...rest}
    className={[className, scope].filter(Boolean).join(' ') || undefined}
    defaultValue={value}
  />
)
