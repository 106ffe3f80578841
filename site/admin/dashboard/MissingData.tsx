import Typography from '@mui/material/Typography'
import { missingCompanyData } from '../../../shared/company.ts'
import { Panel } from './Panel.tsx'

/** What has to be filled in before the site may go public. */
export function MissingData() {
  const missing = missingCompanyData()
  if (missing.length === 0) return null
  return (
    <Panel title="Fehlende Firmendaten">
      <Typography variant="body2" color="textSecondary">
        Diese Pflichtangaben fehlen noch im Impressum (§ 5 DDG):
      </Typography>
      <ul style={{ paddingLeft: '1.2em', marginBottom: 0 }}>
        {missing.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Panel>
  )
}
