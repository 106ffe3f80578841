/** What the scripts of pages draw as well. Apart, so that they load no others. */
export const islandIcons = {
  arrow: 'M4 12h16M14 6l6 6-6 6',
  back: 'M20 12H4M10 6l-6 6 6 6',
  bookmark: 'M6 3.5h12v17l-6-4.5-6 4.5z',
  close: 'M5 5l14 14M19 5L5 19',
  filter: 'M3 6h18M6.5 12h11M10 18h4',
  grid: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  list: 'M3.5 4.5h5v5h-5zM3.5 14.5h5v5h-5zM12.5 5.5h8M12.5 8.5h5.5M12.5 15.5h8M12.5 18.5h5.5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5L21 21',
  star: 'M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.300L12 17.200l-5.6 3.1 1.2-6.300L3 9.6l6.3-.8z',
} as const

/** One of the few icons that the scripts of pages draw. */
export const IslandIcon = ({ name }: { name: keyof typeof islandIcons }) => (
  <Glyph path={islandIcons[name]} />
)

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
