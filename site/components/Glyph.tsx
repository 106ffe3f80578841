/** Hidden from screen readers, because it stands beside a text with the same meaning. */
export const Glyph = ({ path }: { path: string }) => (
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
    <path d={path} />
  </svg>
)
