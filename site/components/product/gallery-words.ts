import { paths } from '../../../shared/addresses/paths.ts'
import { artworkInEnglish, englishImageAlt, englishView } from '../../../shared/images/english.ts'
import { type Artwork, imageAlt } from '../../../shared/images/image-address.ts'
import { englishList } from '../../../shared/writing/english.ts'
import type { Language } from '../../../shared/writing/language.ts'

interface GalleryWords {
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

const kindsOf = (artworks: Artwork[]) => [...new Set(artworks.map(({ kind }) => kind))]

/** What a gallery says, in both languages. */
export const galleryWords: Record<Language, GalleryWords> = {
  de: {
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
  },
  en: {
    none: 'No picture available',
    enlarge: (number, count, artwork) =>
      `Enlarge picture ${number} of ${count}${artwork ? `${artwork.view ? `: ${englishView(artwork.view)}` : ''} (${artworkInEnglish[artwork.kind]})` : ''}`,
    alt: englishImageAlt,
    kind: ({ kind }) => artworkInEnglish[kind],
    photos: {
      what: (artworks) =>
        artworks.length === 0
          ? ''
          : `The pictures are ${englishList(kindsOf(artworks).map((kind) => `${artworkInEnglish[kind]}s`))} made from the dimensions of this machine. `,
      ask: 'Ask for photographs',
      address: paths.english.inquiry,
    },
  },
}
