import { paths } from '../../../shared/addresses/paths.ts'
import { artworkInEnglish, englishImageAlt, englishView } from '../../../shared/images/english.ts'
import { englishList } from '../../../shared/writing/english.ts'
import { type GalleryWords, kindsOf } from '../product/gallery-words.ts'

export const englishGallery: GalleryWords = {
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
}
