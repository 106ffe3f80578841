import { conditionLabels, gradeLabels, yearText } from '../../../shared/product/terms.ts'
import './product-card.css'
import './product-grid.css'
import type { Concern } from '../../../shared/addresses/parameters.ts'
import { paths } from '../../../shared/addresses/paths.ts'
import type { RateOfEuro } from '../../../shared/buying/leasing.ts'
import { awayText } from '../../../shared/catalogue/places.ts'
import { shownFigure } from '../../../shared/figures/write.ts'
import { artworkOf } from '../../../shared/images/image-address.ts'
import type { ListedProduct } from '../../../shared/product/listed-product.ts'
import { sketchAddress } from '../../../shared/product/sketch-address.ts'
import { MachineName } from './MachineName.tsx'
import { Price, Rent } from './Price.tsx'
import { ProductImage } from './ProductImage.tsx'
import { RememberButton } from './RememberButton.tsx'
import { FeaturedBadge, StatusBadge } from './StatusBadge.tsx'

interface Props {
  product: ListedProduct
  /** Kilometres to it, where that is known and asked. */
  away?: number | null | undefined
  /** Loads the image at once. Only for the first machine on the first screen: more would compete with it. */
  eager?: boolean
  /** What is asked about it where the page is about more than buying. */
  concern?: Concern | undefined
  leasing: RateOfEuro | null
}

/** Longer than half a card is wide. */
const isLong = (value: unknown) => String(value).length > 12

export function ProductCard({ product, away = null, eager = false, concern, leasing }: Props) {
  const { id, title, brand, model, year, location, description, featured, status } = product
  const [image] = product.images
  const isDrawn = image ? artworkOf(image) !== null : sketchAddress(product) !== null
  const titleId = `maschine-${id}`
  const asked = status === 'sold' ? 'suche' : concern
  const facts = [
    ['capacity', 'Tragkraft', shownFigure(product, 'capacity')],
    ['year', 'Baujahr', yearText(year)],
    ['lift', 'Hubhöhe', shownFigure(product, 'liftHeight')],
    ['hours', 'Stunden', shownFigure(product, 'hours')],
    ['height', 'Bauhöhe', shownFigure(product, 'closedHeight')],
    ['mast', 'Mast', shownFigure(product, 'mast')],
    ['place', 'Standort', away === null ? location : `${location}, ${awayText(away)}`],
    ['brand', 'Hersteller', brand],
  ].filter(([, , value]) => value !== null)
  return (
    <article
      className="card card--link product-card"
      data-status={status}
      aria-labelledby={titleId}
    >
      <div className="product-card__picture" data-drawn={isDrawn || undefined}>
        <ProductImage product={product} eager={eager} />
        <div className="product-card__badges">
          {featured && <FeaturedBadge />}
          <StatusBadge status={status} />
        </div>
      </div>
      <div className="product-card__body">
        <h3 className="product-card__title" id={titleId}>
          <a className="card__cover" href={paths.product(id)}>
            <MachineName name={title} model={model} />
          </a>
        </h3>
        <p className="product-card__condition">
          {conditionLabels[product.condition]}
          {product.grade && `, ${gradeLabels[product.grade]}`}
          {product.stockNumber && ` · Nr. ${product.stockNumber}`}
        </p>
        <dl className="product-card__facts">
          {facts.map(([key, name, value]) => (
            <div key={key} data-fact={key} data-long={isLong(value) || undefined}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="product-card__description">{description || 'Keine Beschreibung verfügbar'}</p>
      </div>
      <div className="product-card__end">
        <div className="product-card__price">
          <Price product={product} />
          <Rent product={product} leasing={concern === 'miete' ? undefined : leasing} />
        </div>
        <div className="product-card__actions">
          <a
            className="button button--dark button--small"
            href={paths.product(id)}
            aria-describedby={titleId}
          >
            Details ansehen
          </a>
          <a
            className="button button--small"
            href={asked ? paths.contactFor(asked, id) : paths.inquiry(id)}
            aria-describedby={titleId}
          >
            Anfrage
          </a>
          <RememberButton id={id} describedBy={titleId} />
        </div>
      </div>
    </article>
  )
}
