import Alert, { type AlertProps } from '@mui/material/Alert'
import Box, { type BoxProps } from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ElementType, type ReactNode, useId } from 'react'

interface Props
  extends Pick<
    BoxProps,
    'sx' | 'role' | 'aria-label' | 'aria-live' | 'ref' | 'id' | 'component' | 'onSubmit'
  > {
  /** Between its parts, in steps of 8 px, as `above` and `below`. */
  gap?: number
  above?: number
  below?: number
  /** Where its parts stand across its direction; by default each takes all that there is. */
  align?: 'start' | 'center' | 'end'
  children?: ReactNode
}

interface StackedProps extends Props, Pick<BoxProps, 'onKeyDown' | 'onFocus' | 'tabIndex'> {
  /** How wide each of its columns is, where it has several. */
  columns?: string | Record<string, string>
}

/** One below the other, none of them wider than there is room. */
export const Stacked = ({ gap = 2, above, below, align, columns, sx, ...box }: StackedProps) => (
  <Box
    {...box}
    sx={{
      display: 'grid',
      gap,
      mt: above,
      mb: below,
      minWidth: 0,
      justifyItems: align,
      gridTemplateColumns: columns,
      ...sx,
    }}
  />
)

interface RowProps extends Props {
  /** Where its parts stand in its direction. */
  justify?: 'end' | 'space-between'
  /** Whether they stay beside each other where there is little room. */
  isOneLine?: boolean
}

/** Side by side, and below each other where there is no room. */
export const Row = ({ gap = 1, above, below, align, justify, isOneLine, sx, ...box }: RowProps) => (
  <Box
    {...box}
    sx={{
      display: 'flex',
      flexWrap: isOneLine ? 'nowrap' : 'wrap',
      gap,
      mt: above,
      mb: below,
      alignItems: align,
      justifyContent: justify,
      ...sx,
    }}
  />
)

/** In two columns of the same width where there is room. */
export const TwoColumns = (props: Props) => (
  <Stacked columns={{ xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} {...props} />
)

/** In as many columns of at least that width, in pixels, as have room. */
export const Columns = ({ width, sx, ...props }: Props & { width: number }) => (
  <Stacked
    columns={`repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))`}
    sx={{ alignItems: 'start', ...sx }}
    {...props}
  />
)

/** A list without marks. */
export const PlainList = ({ gap = 1, above = 0, below = 0, sx, ...props }: Props) => (
  <Stacked
    component="ul"
    gap={gap}
    above={above}
    below={below}
    sx={{ listStyle: 'none', p: 0, overflowWrap: 'anywhere', ...sx }}
    {...props}
  />
)

/** A list with marks, at the edge of the text around it. */
export const BulletList = ({ sx, above, below, ...box }: Omit<Props, 'gap' | 'align'>) => (
  <Box
    component="ul"
    {...box}
    sx={{ m: 0, mt: above, mb: below, pl: 2.5, overflowWrap: 'anywhere', ...sx }}
  />
)

/** An alert above what it is about. */
export const AlertAbove = (props: AlertProps & { component?: ElementType }) => (
  <Alert sx={{ mb: 2 }} {...props} />
)

/** For what only screen readers shall find: the style of `.visually-hidden` on the public pages. */
export const visuallyHidden = {
  border: 0,
  clipPath: 'inset(50%)',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  padding: 0,
  position: 'absolute',
  whiteSpace: 'nowrap',
  width: '1px',
} as const

/** A part of a screen with a heading, and without a frame. */
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
