import { Box, type BoxProps, Chip } from '@mui/material'

interface Props extends BoxProps<'li'> {
  /** Undefined until it is there; its place is kept. */
  address: string | undefined
  name: string
  /** Whether it is the first that visitors see. */
  isMain: boolean
}

/** A picture in a list of a machine's, with its buttons below it. */
export const PictureFrame = ({ address, name, isMain, children, sx, ...item }: Props) => (
  <Box
    component="li"
    {...item}
    sx={{
      position: 'relative',
      border: 2,
      borderColor: 'divider',
      borderRadius: 1,
      overflow: 'hidden',
      ...sx,
    }}
  >
    <Box
      component="img"
      src={address}
      alt={name}
      draggable={false}
      decoding="async"
      loading="lazy"
      sx={{ display: 'block', width: '100%', aspectRatio: '4 / 3', objectFit: 'cover' }}
    />
    {isMain && (
      <Chip
        label="Hauptbild"
        size="small"
        color="secondary"
        sx={{ position: 'absolute', top: 6, left: 6 }}
      />
    )}
    <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>{children}</Box>
  </Box>
)
