export interface Phone {
  /** As people write it. */
  label: string
  /** As a telephone dials it. */
  href: string
}

/** `040 66969-100` → `tel:+494066969100`; numbers of other countries keep their prefix. */
export function phoneOf(label: string): Phone {
  const digits = label.replace(/\(0\)/, '').replace(/(?!^\+)\D/g, '')
  const international = digits.replace(/^00/, '+').replace(/^0/, '+49')
  return { label, href: `tel:${international}` }
}
