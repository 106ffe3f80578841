import type { ListedProduct } from '../../../shared/product/listed-product.ts'
import { ProductCard } from '../../components/product/ProductCard.tsx'

const placeholder: ListedProduct = {
  id: 0,
  title: 'Gabelstapler',
  brand: 'Marke',
  model: '',
  year: 2000,
  condition: 'used',
  grade: null,
  stockNumber: null,
  priceKind: 'net',
  price: 10_000,
  previousPrice: null,
  rent: null,
  location: 'Standort',
  categoryId: 0,
  category: { id: 0, name: '', slug: '', icon: '' },
  description: 'Beschreibung der Maschine in einer Zeile',
  images: [],
  specifications: {
    Tragkraft: '1.000 kg',
    Hubhöhe: '3.000 mm',
    Bauhöhe: '2.000 mm',
    Mast: 'Duplex',
    Betriebsstunden: '1.000 h',
  },
  figures: {},
  featured: false,
  status: 'active',
  createdAt: '',
}

/** A card whose words the styles grey out: it always has the size of what it stands for. */
export function SkeletonCard() {
  return <ProductCard product={placeholder} leasing={null} />
}
