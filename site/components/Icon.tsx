import { type IconName, icons } from './icons.ts'

interface Props {
  name: IconName
}

/** Decoration beside a text that says the same, so hidden from screen readers. */
export function Icon({ name }: Props) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
    >
      <path d={icons[name]} />
    </svg>
  )
}
