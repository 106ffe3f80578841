import { Glyph } from './Glyph.tsx'
import { islandIcons } from './island-icons.ts'

/** One of the few icons that the scripts of pages draw. */
export const IslandIcon = ({ name }: { name: keyof typeof islandIcons }) => (
  <Glyph path={islandIcons[name]} />
)
