import { imageAlt, imageInSize, imageSrcSet } from '../../../shared/images/image-address.ts'
import type { Product } from '../../../shared/product/product.ts'
import { type Sketched, sketchAddress } from '../../../shared/product/sketch-address.ts'
import placeholder from '../../assets/placeholder.svg?url'

interface Props {
  product: Pick<Product, 'images' | 'title'> & Partial<Sketched>
  eager?: boolean
  sizes?: string
}

const CARD_SIZES = '(min-width: 80rem) 24rem, (min-width: 48rem) 46vw, 92vw'

/** A machine's first image in a frame of 4:3; without any its sketch, or the placeholder. */
export function ProductImage({ product, eager = false, sizes = CARD_SIZES }: Props) {
  const [image] = product.images
  if (!image) return <Substitute product={product} eager={eager} />
  const srcSet = imageSrcSet(image)
  return (
    <img
      src={imageInSize(image, 'medium')}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      width={800}
      height={600}
      alt={imageAlt(image, product.title)}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      data-fallback={placeholder}
    />
  )
}

function Substitute({ product, eager }: Pick<Props, 'product' | 'eager'>) {
  const { id, category, figures, title } = product
  const sketch = id && category && figures && sketchAddress({ id, category, figures })
  if (!sketch) return <img src={placeholder} width={800} height={600} alt="Kein Bild verfügbar" />
  return (
    <img
      src={sketch}
      width={800}
      height={600}
      alt={`Maßskizze ${title} (Zeichnung)`}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      data-fallback={placeholder}
    />
  )
}
