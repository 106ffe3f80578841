import Typography from '@mui/material/Typography'
import { reviewBeforePublishing } from './reviewBeforePublishing.ts'

/** Passages of the legal pages that every dealer has to have reviewed. */
export const ReviewTexts = () =>
  reviewBeforePublishing.map(({ page, points }) => (
    <section key={page}>
      <Typography variant="subtitle2" component="h3" sx={{ mt: 1.5 }}>
        {page}: mit Ihrer Rechtsberatung zu prüfen
      </Typography>
      <ul style={{ paddingLeft: '1.2em', marginBlock: '0.25em 0' }}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  ))
