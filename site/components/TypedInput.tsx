import type { InputHTMLAttributes } from 'react'

/**
 * An input that shows what a visitor has typed. Astro leaves `<` as it is in an attribute, which a browser with scripts
 * reads as markup inside of `<noscript>`. React escapes it.
 */
export const TypedInput = ({ value, ...rest }: InputHTMLAttributes<HTMLInputElement>) => (
  <input {...rest} defaultValue={value} />
)
