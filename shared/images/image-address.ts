import { keysOf } from '../values/records.ts'

/** The longest edge of each stored size in pixels. Smaller images are not enlarged. */
export const imageSizes = { original: 3840, large: 1600, medium: 800 } as const
export type ImageSize = keyof typeof imageSizes

const STORED_IMAGE = /^\/uploads\/(?:original|large|medium)\/([^/]+)$/

/** The file name of an uploaded image; null for any other address. */
export function storedImageName(address: string): string | null {
  return STORED_IMAGE.exec(address)?.[1] ?? null
}

/** The address of an uploaded image in another size. Addresses of other servers stay unchanged. */
export function imageInSize(address: string, size: ImageSize): string {
  return address.replace(STORED_IMAGE, `/uploads/${size}/$1`)
}

/** The `srcset` of an uploaded image; none for images of other servers. */
export function imageSrcSet(address: string): string | undefined {
  if (!STORED_IMAGE.test(address)) return undefined
  return (['medium', 'large'] as const)
    .map((size) => `${imageInSize(address, size)} ${imageSizes[size]}w`)
    .join(', ')
}

/** What the name of a drawing's file starts with. Pictures that were uploaded have names of 32 hex digits. */
export const DRAWING = 'zeichnung-'

/** The views that a machine is rendered in: words of file names, and what they say of the picture. */
export const views = {
  vorn: 'von schräg vorn',
  hinten: 'von schräg hinten',
  gehoben: 'mit gehobener Gabel',
  mast: 'Mast und Gabelträger',
  stunden: 'Betriebsstundenzähler',
  schild: 'Typenschild',
  reifen: 'Reifen und Gabel',
} as const
export type View = keyof typeof views

/** What the name of a rendering's file starts with. */
export const rendering = (view: View) => `darstellung-${view}-`

export interface Artwork {
  kind: 'Zeichnung' | '3D-Darstellung'
  view?: string
}

/** What a picture is that shows no photograph, as those of the demo stock; null for all others. */
export function artworkOf(address: string): Artwork | null {
  const name = storedImageName(address)
  if (name?.startsWith(DRAWING)) return { kind: 'Zeichnung' }
  const view = name && keysOf(views).find((key) => name.startsWith(rendering(key)))
  return view ? { kind: '3D-Darstellung', view: views[view] } : null
}

/** What a machine's picture shows, in words: a visitor must not take artwork for a photograph. */
export function imageAlt(address: string, title: string, index = 0): string {
  const artwork = artworkOf(address)
  const name = index === 0 ? title : `${title}, Bild ${index + 1}`
  if (!artwork) return name
  return `${artwork.view ? `${title}, ${artwork.view}` : name} (${artwork.kind})`
}
