import { Glyph, islandIcons } from './IslandIcon.tsx'

/** SVG path data on a 24 × 24 grid, drawn as strokes. */
const icons = {
  ...islandIcons,
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  check: 'M4 12.5l5.5 5.5L20 7',
  chevron: 'M6 9l6 6 6-6',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5.5l3.5 2',
  euro: 'M18 6.5A7.5 7.5 0 1 0 18 17.5M4 10.2h9.5M4 13.8h9.5',
  file: 'M5.5 2.5H14L18.5 7v14.5h-13zM14 2.5V7h4.5M9 12.5h6M9 16.5h6',
  handshake:
    'M3 7l4-1.5 5 2 5-2L21 7v8l-3 .5M3 7v8l3 .5 4.5 3.5c1 .7 2 .3 2.5-.5M12 7.5L8.5 11c1.5 1.5 3.5 1 4.5-.5l5 5c.8 1-.7 2.5-2 1.5',
  mail: 'M3 5.5h18v13H3zM3.5 6.5L12 13l8.5-6.5',
  menu: 'M3 6h18M3 12h18M3 18h18',
  phone:
    'M5 3.5h4l1.8 5-2.5 1.8a12 12 0 0 0 5.4 5.4l1.8-2.5 5 1.8v4c0 1-.8 1.5-1.7 1.5C10.5 20 4 13.5 3.5 5.200c0-.9.5-1.7 1.5-1.7z',
  pin: 'M12 21.5s-7-6.5-7-12a7 7 0 0 1 14 0c0 5.5-7 12-7 12M12 7a2.6 2.6 0 1 0 0 5.200A2.6 2.6 0 0 0 12 7',
  compare: 'M12 3.5v17M3.5 7h5.500v10H3.500zM15 7h5.500v10H15z',
  print: 'M7 9V3.5h10V9M7 17.5H3.5V9h17v8.5H17M7 14.5h10v6H7z',
  ruler: 'M2.5 8h19v8h-19zM6.5 8v3.5M10.2 8v4.5M13.8 8v3.5M17.5 8v4.5',
  share: 'M12 15V3.5M7.5 7.5L12 3l4.5 4.5M5 11.5v9h14v-9',
  shield: 'M12 3l8 3v5.5c0 5-3.4 8-8 9.5-4.6-1.5-8-4.5-8-9.5V6zM8.5 12l2.5 2.5 4.5-5',
  truck:
    'M2.5 6h11v10.5h-11zM13.5 9.5h4.5l3.5 3.5v3.5h-8M6.5 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4M17 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  wrench:
    'M20.5 6.5a5 5 0 0 1-6.8 5.8L6.5 19.5a2 2 0 0 1-2.9-2.900l7.2-7.200a5 5 0 0 1 5.8-6.8l-3 3 .6 2.7 2.7.6z',
  zoom: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5L21 21M7.5 10.5h6M10.5 7.5v6',
} as const
export type IconName = keyof typeof icons

/** One of all icons, for pages. */
export const Icon = ({ name }: { name: IconName }) => <Glyph path={icons[name]} />
