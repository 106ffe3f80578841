import Box from '@mui/material/Box'

export const SkipLink = () => (
  <Box
    component="a"
    href="#inhalt"
    sx={{
      position: 'absolute',
      left: 8,
      top: -80,
      zIndex: 'tooltip',
      p: 1.5,
      bgcolor: 'secondary.main',
      color: 'secondary.contrastText',
      fontWeight: 600,
      '&:focus': { top: 8 },
    }}
  >
    Zum Inhalt springen
  </Box>
)
