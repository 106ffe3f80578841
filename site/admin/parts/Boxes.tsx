import Box, { type BoxProps } from '@mui/material/Box'
import type { ReactNode } from 'react'

interface Props extends Pick<BoxProps, 'sx' | 'role' | 'aria-label' | 'ref'> {
  gap?: number
  children: ReactNode
}

/** One below the other. */
export const Stacked = ({
  gap = 2,
  sx,
  ...box
}: Props & Pick<BoxProps, 'onKeyDown' | 'onFocus'>) => (
  <Box {...box} sx={{ display: 'grid', gap, ...sx }} />
)

/** Side by side, and below each other where there is no room. */
export const Row = ({ gap = 1, sx, ...box }: Props) => (
  <Box {...box} sx={{ display: 'flex', flexWrap: 'wrap', gap, ...sx }} />
)

/** In two columns of the same width where there is room. */
export const TwoColumns = ({ sx, ...box }: Omit<Props, 'gap'>) => (
  <Box
    {...box}
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      ...sx,
    }}
  />
)

/** In as many columns of at least that width as have room. */
export const Columns = ({ width, gap = 2, sx, ...box }: Props & { width: number }) => (
  <Box
    {...box}
    sx={{
      display: 'grid',
      gap,
      alignItems: 'start',
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))`,
      ...sx,
    }}
  />
)

/** A list without marks. */
export const PlainList = ({ gap = 1, sx, ...box }: Props) => (
  <Box
    component="ul"
    {...box}
    sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap, ...sx }}
  />
)

/** A list with marks, at the edge of the text around it. */
export const BulletList = ({ sx, ...box }: Omit<Props, 'gap'>) => (
  <Box component="ul" {...box} sx={{ m: 0, pl: 2.5, ...sx }} />
)
