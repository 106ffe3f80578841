import type { DealerPage } from '../../../shared/catalogue/dealer-pages.ts'

/** The dealer's pages that a search asks for, each with its number. */
export function FoundPages({ pages }: { pages: DealerPage[] }) {
  if (pages.length === 0) return null
  return (
    <ul className="found-pages plain" aria-label="Seiten zu Ihrer Suche">
      {pages.map(({ label, address, phone }) => (
        <li key={label}>
          <a className="button" href={address}>
            {label}
          </a>
          {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
        </li>
      ))}
    </ul>
  )
}
