import './product-box.css'
import { publicStatusLabel } from '../../../shared/catalogue-terms.ts'
import { paths } from '../../../shared/paths.ts'
import { MachineName } from '../../components/product/MachineName.tsx'
import { ProductImage } from '../../components/product/ProductImage.tsx'
import type { ProductState, RequestedProduct } from './use-product.ts'

interface Props {
  state: ProductState
  onRemove: () => void
}

/** The machine that the inquiry is about. */
export function ProductBox({ state, onRemove }: Props) {
  if (state.kind === 'none') return null
  return (
    <div className="product-box" aria-live="polite" aria-busy={state.kind === 'loading'}>
      {state.kind === 'found' ? <Machine product={state.product} /> : <p>{texts[state.kind]}</p>}
      {state.kind !== 'loading' && (
        <button className="product-box__remove" type="button" onClick={onRemove}>
          Ohne diese Maschine anfragen
        </button>
      )}
    </div>
  )
}

/** Reserves the space of the box for an address with `?produkt=`, so that the page does not jump. */
export function ProductBoxPlaceholder() {
  return (
    <div className="product-box product-box--waiting">
      <p>{texts.loading}</p>
    </div>
  )
}

const texts = {
  loading: 'Lade Produktdetails...',
  gone: 'Diese Maschine ist nicht mehr im Angebot. Schreiben Sie uns trotzdem, was Sie suchen: Eine vergleichbare findet sich oft.',
  unavailable:
    'Die Angaben zur Maschine lassen sich gerade nicht anzeigen. Ihre Anfrage erreicht uns trotzdem mit der Maschine, von der Sie kommen.',
}

function Machine({ product }: { product: RequestedProduct }) {
  const { id, title, brand, model, year, status } = product
  return (
    <>
      <ProductImage product={product} sizes="8rem" />
      <div>
        <p className="product-box__label">Ihre Anfrage zu</p>
        <p className="product-box__title">
          <a href={paths.product(id)}>
            <MachineName name={title} model={model} />
          </a>
        </p>
        <p>
          {brand}, Modell <MachineName name={model} />, Baujahr {year}
        </p>
        {status !== 'active' && (
          <p className="product-box__status">
            {publicStatusLabel(status)}: Wir nennen Ihnen gern eine vergleichbare Maschine.
          </p>
        )}
      </div>
    </>
  )
}
