import { type IconName, icons } from './icons.ts'

interface Props {
  name: IconName
}

/** Hidden from screen readers, because it stands beside a text with the same meaning. */
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
