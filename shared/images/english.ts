import { keysOf } from '../values/records.ts'
import { type Artwork, artworkOf, type View, views } from './image-address.ts'

export const viewsInEnglish: Record<View, string> = {
  vorn: 'from the front, at an angle',
  hinten: 'from behind, at an angle',
  gehoben: 'with raised forks',
  mast: 'mast and fork carriage',
  stunden: 'hour meter',
  schild: 'rating plate',
  reifen: 'tyres and forks',
}

export const artworkInEnglish: Record<Artwork['kind'], string> = {
  Zeichnung: 'drawing',
  '3D-Darstellung': '3D rendering',
}

/** `von schräg vorn` → `from the front, at an angle`; a text that is no view stays as it is. */
export const englishView = (text: string): string => {
  const view = keysOf(views).find((key) => views[key] === text)
  return view ? viewsInEnglish[view] : text
}

/** As `imageAlt`: a visitor must not take artwork for a photograph. */
export function englishImageAlt(address: string, title: string, index = 0): string {
  const artwork = artworkOf(address)
  const name = index === 0 ? title : `${title}, picture ${index + 1}`
  if (!artwork) return name
  const shown = artwork.view ? `${title}, ${englishView(artwork.view)}` : name
  return `${shown} (${artworkInEnglish[artwork.kind]})`
}
