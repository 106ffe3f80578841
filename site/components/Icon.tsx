import { Glyph } from './Glyph.tsx'
import { type IconName, icons } from './icons.ts'

/** One of all icons, for pages. */
export const Icon = ({ name }: { name: IconName }) => <Glyph path={icons[name]} />
