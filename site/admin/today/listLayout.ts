import { bareButton, cut } from '../lists/lines.ts'

/** Where the list has the room, a line is one row. */
const WIDE = '@container (min-width: 840px)'
const NARROW = '@container (max-width: 839px)'

/** The lines of a section: three short rows each, or one where there is room. What does not fit is cut. */
export const lines = {
  listStyle: 'none',
  m: 0,
  p: 0,
  containerType: 'inline-size',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& > li:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
  '& > li:hover': { bgcolor: 'action.hover' },
  '& > li:focus-within, & > .shown': { boxShadow: 'inset 3px 0', color: 'text.primary' },
  '& > .shown': { bgcolor: 'action.selected' },
  // Dashed where the keyboard rests and letters mean nothing.
  '& > li:focus': { outline: 'none' },
  '& > li:focus-visible': { outline: '2px dashed', outlineOffset: '-2px' },
  '& .line': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas:
      '"who since" "machine owner" "said said" "decisions decisions" "buttons buttons"',
    columnGap: 1.5,
    alignItems: 'center',
    alignContent: 'center',
    px: 1.5,
    py: 0.75,
    fontSize: '.875rem',
    lineHeight: 1.45,
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr) minmax(0, 7fr) 84px 76px',
      gridTemplateAreas:
        '"who machine said since owner" "decisions decisions decisions decisions decisions"',
      minHeight: 47,
      py: 0.25,
    },
  },
  '& p, & h3': { m: 0, minWidth: 0 },
  '& .cut': cut,
  '& .who': {
    gridArea: 'who',
    display: 'flex',
    gap: 0.75,
    alignItems: 'baseline',
    fontSize: 'inherit',
    fontWeight: 400,
    color: 'text.secondary',
    '& button': {
      ...cut,
      ...bareButton,
      flex: 'none',
      maxWidth: '75%',
      minHeight: 24,
      color: 'text.primary',
      fontWeight: 700,
      textAlign: 'left',
    },
    // The whole line opens.
    '& button::after': { content: '""', position: 'absolute', inset: 0 },
    '& button:focus-visible': { outline: 'none' },
    '& button:focus-visible::after': { outline: '2px solid', outlineOffset: '-2px' },
  },
  '& .machine': {
    gridArea: 'machine',
    display: 'flex',
    gap: 0.75,
    '& b': { flex: 'none', fontWeight: 600, fontSize: '.8125rem' },
    '& .free': { color: 'success.main' },
    '& .taken': { color: 'error.main' },
    '& .none': { color: 'text.secondary' },
  },
  '& .said': {
    ...cut,
    gridArea: 'said',
    color: 'text.secondary',
    '& b': { color: 'text.primary', fontWeight: 600 },
    '& a': { position: 'relative' },
  },
  '& .sum': { fontSize: '1rem', fontVariantNumeric: 'tabular-nums' },
  '& .order': { [WIDE]: { py: 0.75 } },
  '& .since': {
    gridArea: 'since',
    textAlign: 'right',
    color: 'text.secondary',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& .late': { color: 'error.main', fontWeight: 600 },
  '& .owner': {
    ...cut,
    gridArea: 'owner',
    textAlign: 'right',
    color: 'text.secondary',
    maxWidth: 110,
  },
  // Buttons lie above what opens the line.
  '& .more, & .buttons, & .decisions': { position: 'relative', zIndex: 1 },
  '& .more': { gridArea: 'more', minWidth: 44, minHeight: 44, my: -0.75, mr: -1.25, ml: -1 },
  '& .line:has(> .more)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto 32px',
    gridTemplateAreas:
      '"who since since" "machine owner more" "said said more" "decisions decisions decisions" "buttons buttons buttons"',
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr) minmax(0, 7fr) 84px 76px 32px',
      gridTemplateAreas:
        '"who machine said since owner more" "decisions decisions decisions decisions decisions decisions" "buttons buttons buttons buttons buttons buttons"',
    },
  },
  '& .decisions': {
    gridArea: 'decisions',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 1,
    py: 0.5,
  },
  '& .question': {
    flex: '1 0 100%',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '3',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    '& b': { fontWeight: 600 },
  },
  '& .buttons': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 0.75,
    '@media (hover: none), (max-width: 899.95px)': { gridArea: 'buttons', pt: 0.75, pb: 0.5 },
    '@media (hover: hover) and (min-width: 900px)': {
      position: 'absolute',
      top: 3,
      right: 6,
      flexWrap: 'nowrap',
      pl: 1,
      bgcolor: 'background.paper',
      '& .MuiButton-root': { minWidth: 40, minHeight: 38, bgcolor: 'background.paper' },
      '& .MuiButton-contained': { bgcolor: 'primary.main' },
      [NARROW]: {
        '& .label': { display: 'none' },
        '& .MuiButton-startIcon': { m: 0 },
        '& .MuiButton-root': { px: 0.75 },
      },
      '& .MuiButton-outlined .label': { display: 'none' },
      '& .MuiButton-outlined .MuiButton-startIcon': { m: 0 },
      '& .MuiButton-outlined': { px: 0.75 },
    },
  },
  '@media (hover: none), (max-width: 899.95px)': {
    '& .buttons .MuiButton-root, & .decisions .MuiButton-root': { minHeight: 44, flex: '1 1 auto' },
  },
}
