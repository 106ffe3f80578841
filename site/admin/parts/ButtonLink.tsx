import Link, { type LinkProps } from '@mui/material/Link'
import type { ReactNode } from 'react'

interface Props extends Pick<LinkProps, 'sx'> {
  onClick: () => void
  children: ReactNode
}

/** Reads as a link, and opens something in place. */
export const ButtonLink = ({ onClick, sx, children }: Props) => (
  <Link component="button" type="button" onClick={onClick} sx={{ font: 'inherit', ...sx }}>
    {children}
  </Link>
)
