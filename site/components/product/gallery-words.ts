import { paths } from '../../../shared/addresses/paths.ts'
import { type Artwork, imageAlt } from '../../../shared/images/image-address.ts'

/** What a gallery says, in the language of its page. */
export interface GalleryWords {
  none: string
  /** What a press on a picture does. */
  enlarge(number: number, count: number, artwork: Artwork | null): string
  alt(image: string, title: string, index: number): string
  kind(artwork: Artwork): string
  /** Where no picture is a photograph. */
  photos: {
    what(artworks: Artwork[]): string
    ask: string
    address(productId: number): string
  }
}

export const kindsOf = (artworks: Artwork[]) => [...new Set(artworks.map(({ kind }) => kind))]

export const germanGallery: GalleryWords = {
  none: 'Kein Bild verfügbar',
  enlarge: (number, count, artwork) =>
    `Bild ${number} von ${count} vergrößern${artwork ? `${artwork.view ? `: ${artwork.view}` : ''} (${artwork.kind})` : ''}`,
  alt: imageAlt,
  kind: ({ kind }) => kind,
  photos: {
    what: (artworks) =>
      artworks.length === 0
        ? ''
        : `Die Bilder sind ${kindsOf(artworks)
            .map((kind) => `${kind}en`)
            .join(' und ')} nach den Maßen dieser Maschine. `,
    ask: 'Fotos anfordern',
    address: (productId) => paths.contactFor('fotos', productId),
  },
}
