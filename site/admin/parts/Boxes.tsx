import Box, { type BoxProps } from '@mui/material/Box'
import type { ReactNode } from 'react'

interface Props extends Pick<BoxProps, 'sx' | 'role' | 'aria-label' | 'ref'> {
  gap?: number
  /** Where its parts stand across its direction; by default each takes all that there is. */
  align?: 'start' | 'center' | 'end'
  children: ReactNode
}

/** One below the other, none of them wider than there is room. */
export const Stacked = ({
  gap = 2,
  align,
  sx,
  ...box
}: Props & Pick<BoxProps, 'onKeyDown' | 'onFocus'>) => (
  <Box {...box} sx={{ display: 'grid', gap, minWidth: 0, justifyItems: align, ...sx }} />
)

/** Side by side, and below each other where there is no room. */
export const Row = ({ gap = 1, align, sx, ...box }: Props) => (
  <Box {...box} sx={{ display: 'flex', flexWrap: 'wrap', gap, alignItems: align, ...sx }} />
)

/** In two columns of the same width where there is room. */
export const TwoColumns = ({ sx, ...box }: Omit<Props, 'gap' | 'align'>) => (
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
export const Columns = ({
  width,
  gap = 2,
  sx,
  ...box
}: Omit<Props, 'align'> & { width: number }) => (
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
export const PlainList = ({
  gap = 1,
  sx,
  ...box
}: Omit<Props, 'align'> & Pick<BoxProps, 'component'>) => (
  <Box
    component="ul"
    {...box}
    sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap, ...sx }}
  />
)

/** A list with marks, at the edge of the text around it. */
export const BulletList = ({ sx, ...box }: Omit<Props, 'gap' | 'align'>) => (
  <Box component="ul" {...box} sx={{ m: 0, pl: 2.5, ...sx }} />
)
