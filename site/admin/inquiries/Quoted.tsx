import Box from '@mui/material/Box'

/** What a mail repeats of what was said before, folded away. */
export const Quoted = ({ text }: { text: string }) => (
  <Box component="details" sx={quoted}>
    <summary>Zitierten Text anzeigen</summary>
    <div>{text}</div>
  </Box>
)

const quoted = {
  mt: 1,
  color: 'text.secondary',
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    cursor: 'pointer',
    textDecoration: 'underline',
  },
}
