import NoImageIcon from '@mui/icons-material/ImageNotSupportedOutlined'
import Box from '@mui/material/Box'
import { imageInSize } from '../../../shared/images/image.ts'

const WIDTH = 72
const HEIGHT = 54
const frame = {
  width: WIDTH,
  height: HEIGHT,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
}

/** The cover image of a machine. It has no text alternative, because it stands beside the title. */
export function Thumbnail({ images }: { images: string[] }) {
  const [cover] = images
  return cover ? (
    <Box
      component="img"
      src={imageInSize(cover, 'medium')}
      alt=""
      width={WIDTH}
      height={HEIGHT}
      loading="lazy"
      sx={{ ...frame, display: 'block', objectFit: 'cover' }}
    />
  ) : (
    <Box sx={{ ...frame, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
      <NoImageIcon />
    </Box>
  )
}
