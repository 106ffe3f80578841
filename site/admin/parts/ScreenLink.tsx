import { Button, type ButtonProps, Link, type LinkProps } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase } from 'react-admin'

interface Target {
  /** The address of another screen of the administration. */
  to: string
  /** What that screen begins with. */
  state?: object
}

type Look = 'sx' | 'color' | 'children'

/** Leads to another screen. */
export const ScreenLink = (props: Target & Pick<LinkProps, Look | 'variant' | 'target'>) => (
  <Link component={LinkBase} {...props} />
)

/** The name of a record, which leads to its screen. */
export const NameLink = (props: Target & Pick<LinkProps, 'children'>) => (
  <ScreenLink {...props} sx={{ fontWeight: 600 }} />
)

/** A button that leads to another screen. */
export const ScreenButton = (props: Target & Pick<ButtonProps, Look | 'variant' | 'startIcon'>) => (
  <Button component={LinkBase} variant="outlined" {...props} />
)

interface ButtonLinkProps extends Pick<LinkProps, 'sx'> {
  onClick: () => void
  children: ReactNode
}

/** Reads as a link, and opens something in place. */
export const ButtonLink = ({ onClick, sx, children }: ButtonLinkProps) => (
  <Link component="button" type="button" onClick={onClick} sx={{ font: 'inherit', ...sx }}>
    {children}
  </Link>
)
