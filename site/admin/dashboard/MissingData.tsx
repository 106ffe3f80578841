import Typography from '@mui/material/Typography'
import { legalLabels, type Settings } from '../../../shared/settings.ts'
import { useDealer } from '../dealer/DealerContext.ts'
import { Panel } from './Panel.tsx'
import { reviewBeforePublishing } from './reviewBeforePublishing.ts'

/** What the dealer has to fill in and review before the site may go public. */
export function MissingData() {
  const { isDemo, legal } = useDealer()
  const missing = [
    ...(isDemo ? ['Firmendaten (derzeit Musterdaten)'] : []),
    ...missingLegalData(legal),
  ]
  if (missing.length === 0) return null
  return (
    <Panel title="Vor der Veröffentlichung">
      <Typography variant="body2" color="textSecondary">
        Diese Pflichtangaben fehlen noch im Impressum (§ 5 DDG). Was fehlt, zeigt die Website nicht.
      </Typography>
      <List items={missing} />
      {isDemo &&
        reviewBeforePublishing.map(({ page, points }) => (
          <section key={page}>
            <Typography variant="subtitle2" component="h3" sx={{ mt: 1.5 }}>
              {page}: mit Ihrer Rechtsberatung zu prüfen
            </Typography>
            <List items={points} />
          </section>
        ))}
    </Panel>
  )
}

const missingLegalData = (legal: Settings['legal']) =>
  Object.entries(legalLabels).flatMap(([key, label]) =>
    legal[key as keyof typeof legal] === '' ? [label] : [],
  )

function List({ items }: { items: readonly string[] }) {
  return (
    <ul style={{ paddingLeft: '1.2em', marginBlock: '0.25em 0' }}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
