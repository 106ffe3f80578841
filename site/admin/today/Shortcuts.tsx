import Typography from '@mui/material/Typography'

/** Only where there is a keyboard, most likely. */
export const Shortcuts = () => (
  <Typography variant="note" sx={shortcuts}>
    Mit der Tastatur: <kbd>↓</kbd> <kbd>↑</kbd> zur nächsten Zeile, <kbd>Enter</kbd> öffnet sie,{' '}
    <kbd>A</kbd> antworten, <kbd>E</kbd> erledigt, <kbd>S</kbd> später, <kbd>G</kbd> gewonnen,{' '}
    <kbd>V</kbd> verloren, <kbd>Strg</kbd>+<kbd>Enter</kbd> sendet, <kbd>Esc</kbd> schließt.
  </Typography>
)

const shortcuts = {
  display: { xs: 'none', md: 'block' },
  '@media (hover: none)': { display: 'none' },
  '& kbd': {
    px: 0.75,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'background.paper',
    fontFamily: 'inherit',
  },
}
