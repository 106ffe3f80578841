import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

/** A part of an inquiry with its heading. */
export function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </section>
  )
}
