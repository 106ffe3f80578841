import type { ImageMetadata } from 'astro'
import { truckOfCategory } from '../../../shared/figures/truck-of-category.ts'
import { ALL_CATEGORIES } from '../../../shared/product/terms.ts'
import compactIcon from '../../assets/icon-compact.svg'
import dieselIcon from '../../assets/icon-diesel.svg'
import electricIcon from '../../assets/icon-electric.svg'
import loadIcon from '../../assets/icon-load.svg'
import reachIcon from '../../assets/icon-reach.svg'
import compactLine from '../../assets/line-compact.svg'
import dieselLine from '../../assets/line-diesel.svg'
import electricLine from '../../assets/line-electric.svg'
import loadLine from '../../assets/line-load.svg'
import reachLine from '../../assets/line-reach.svg'

/** Loaded as files, because inline they would be a third of the home page and are not on the first screen. */
const drawings = {
  compact: compactLine,
  diesel: dieselLine,
  electric: electricLine,
  load: loadLine,
  reach: reachLine,
} satisfies Record<string, ImageMetadata>

const icons = {
  compact: compactIcon,
  diesel: dieselIcon,
  electric: electricIcon,
  load: loadIcon,
  reach: reachIcon,
} satisfies Record<keyof typeof drawings, ImageMetadata>

/** What stands for a category: a typical machine, or a load on forks. */
export const drawingOf = (slug: string): ImageMetadata => drawings[truckOfCategory(slug) ?? 'load']

/** The same, as small as a letter; any truck may stand for all of them. */
export const iconOf = (slug: string): ImageMetadata =>
  icons[slug === ALL_CATEGORIES ? 'diesel' : (truckOfCategory(slug) ?? 'load')]
