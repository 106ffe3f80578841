import type { ReactNode } from 'react'
import { paths } from '../../../shared/addresses/paths.ts'
import { builtText, publicStatusLabel } from '../../../shared/product/terms.ts'
import { MachineName } from '../../components/product/MachineName.tsx'
import { ProductImage } from '../../components/product/ProductImage.tsx'
import type { AskedProduct, RequestedProduct } from './asked-products.ts'

const GONE =
  'Diese Maschine ist nicht mehr im Angebot. Schreiben Sie uns trotzdem, was Sie suchen: Eine vergleichbare findet sich oft.'

interface Props {
  asked: AskedProduct
  label?: string
  /** How many of it, and the button that removes it. */
  children: ReactNode
}

/** A machine that the inquiry is about. */
export function AskedMachine({ asked, label, children }: Props) {
  return (
    <div className="asked-machine">
      {asked.product ? <Machine product={asked.product} label={label} /> : <p>{GONE}</p>}
      <div className="asked-machine__changes">{children}</div>
    </div>
  )
}

function Machine({ product, label }: { product: RequestedProduct; label: string | undefined }) {
  const { id, title, brand, model, status } = product
  return (
    <>
      <ProductImage product={product} sizes="8rem" />
      <div>
        {label && <p className="product-box__label">{label}</p>}
        <p className="product-box__title">
          <a href={paths.product(id)}>
            <MachineName name={title} model={model} />
          </a>
        </p>
        <p className="product-box__details">
          {brand}, Modell <MachineName name={model} />, {builtText(product)}
        </p>
        {status !== 'active' && (
          <p className="product-box__status">
            {publicStatusLabel(status)}
            <span className="product-box__details">
              : Wir nennen Ihnen gern eine vergleichbare Maschine.
            </span>
          </p>
        )}
      </div>
    </>
  )
}
