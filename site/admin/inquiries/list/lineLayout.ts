import { bareButton, cut, LINE_ATTRIBUTE } from '../../lists/lines.ts'

/** The lines of a list. What does not fit is cut. Which cells a line has, and where, each list says besides. */
export const lines = {
  listStyle: 'none',
  m: 0,
  p: 0,
  containerType: 'inline-size',
  [`& > [${LINE_ATTRIBUTE}]`]: {
    '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
    '&:hover': { bgcolor: 'action.hover' },
    '&:focus-within, &.shown': { boxShadow: 'inset 3px 0', color: 'text.primary' },
    '&.shown, &.selected': { bgcolor: 'action.selected' },
    // Dashed where the keyboard rests and letters mean nothing.
    '&:focus': { outline: 'none' },
    '&:focus-visible': { outline: '2px dashed', outlineOffset: '-2px' },
  },
  '& .line': {
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    alignContent: 'center',
    fontSize: '.875rem',
    lineHeight: 1.45,
    cursor: 'pointer',
    '& > *': { m: 0, minWidth: 0 },
    // The whole line opens.
    '&:has(> .who button:focus-visible)': { outline: '2px solid', outlineOffset: '-2px' },
  },
  '& .cut': cut,
  '& .quiet': { color: 'text.secondary' },
  '& .who': {
    gridArea: 'who',
    display: 'flex',
    gap: 0.75,
    alignItems: 'baseline',
    fontSize: 'inherit',
    fontWeight: 400,
    color: 'text.secondary',
    '& button': {
      ...bareButton,
      ...cut,
      flex: 'none',
      maxWidth: '75%',
      minHeight: 24,
      color: 'text.primary',
      fontWeight: 700,
      textAlign: 'left',
      '&:only-child': { maxWidth: '100%' },
      '&:focus-visible': { outline: 'none' },
    },
    // The name goes first: it takes all but the room of the language in which somebody is written to.
    '&:has(> .MuiChip-root) button': { maxWidth: 'calc(100% - 46px)' },
  },
  '& .machine': { gridArea: 'machine', display: 'flex', gap: 0.75 },
  '& .said': { gridArea: 'said', display: 'flex', alignItems: 'center', gap: 0.75 },
  '& .owner': { ...cut, gridArea: 'owner' },
  '& .since': {
    gridArea: 'since',
    textAlign: 'right',
    color: 'text.secondary',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& .late': { color: 'error.main' },
}

/** From which width of the list on a line is one row. */
const from = (width: number) => `@container (min-width: ${width}px)`

const LISTED = from(905)

/** The cells of all inquiries: one row of 40 px on a desk, three short ones where there is less room. */
export const listedCells = {
  '& .line': {
    columnGap: 1.25,
    pr: 1.5,
    py: 0.75,
    lineHeight: 1.4,
    gridTemplateColumns: '40px minmax(0, 1fr) auto auto 52px',
    gridTemplateAreas:
      '"box who who who since" "box said said said said" "box step value stage stage"',
    [LISTED]: {
      gridTemplateColumns:
        '40px minmax(120px, 190px) minmax(90px, 140px) minmax(120px, 1fr) 138px 64px minmax(110px, 156px) 76px 52px',
      gridTemplateAreas: '"box who machine said stage owner step value since"',
      // And a border.
      minHeight: 39,
      py: 0,
    },
    // Without a machine there is more room for what was said.
    '&:not(:has(> .machine)) > .said': { [LISTED]: { gridColumn: 'machine-start / said-end' } },
  },
  '& .who button': { maxWidth: '100%', minHeight: 'auto' },
  '& .line:not(.new) > .who button': { fontWeight: 500 },
  // Which machine, what was said mostly tells; who sees to it, the opened one.
  '& .machine, & .owner': { display: 'none', [LISTED]: { display: 'block' } },
  // Below what is said of an inquiry in a few words, where too little of the row is left for it.
  '& .said': { flexWrap: 'wrap', [LISTED]: { flexWrap: 'nowrap' } },
  '& .said > .cut:last-of-type': { flex: '1 1 120px', [LISTED]: { flexBasis: '60px' } },
  // Where the machine has no column of its own.
  '& .beside': { flex: 'none', maxWidth: '45%', fontWeight: 600, [LISTED]: { display: 'none' } },
  '& .box': { gridArea: 'box' },
  '& .stage': { gridArea: 'stage' },
  '& .step': { gridArea: 'step' },
  '& .value': { gridArea: 'value', textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& .line > .machine, & .step, & .value, & .since, & .stage, & .box': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
}

const TODAY = from(840)

/** Whose pointer can rest on a line. */
export const POINTER = '@media (hover: hover) and (min-width: 900px)'
/** In px: a button of a line for a pointer, and a row of so many with what is between them. */
export const BUTTON = 32
const rowOf = (buttons: number) => `${buttons * BUTTON + (buttons - 1) * 2}px`
/** There is room for all of them in one row. */
const WIDE = from(1000)

/** The cells of today's work: three short rows, or one where there is room. What can be done has one of its own. */
export const todayCells = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& .line': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas:
      '"who since" "machine owner" "said said" "decisions decisions" "buttons buttons"',
    columnGap: 1.5,
    px: 1.5,
    py: 0.75,
    [TODAY]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr) minmax(0, 7fr) 84px 76px',
      gridTemplateAreas:
        '"who machine said since owner" "decisions decisions decisions decisions decisions"',
      minHeight: 47,
      py: 0.25,
    },
    '&.order': { [TODAY]: { py: 0.75 } },
  },
  // What can be done has a place that what was said takes as long as nobody is on the line: nothing is covered, and
  // nothing else moves when the pointer comes.
  [POINTER]: {
    '& .line': {
      gridTemplateColumns: 'minmax(0, 1fr) auto 84px',
      gridTemplateRows: `auto auto minmax(${BUTTON}px, auto)`,
      gridTemplateAreas:
        '"who who since" "machine machine owner" "said buttons buttons" "decisions decisions decisions"',
      [TODAY]: {
        gridTemplateColumns: `minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr) ${rowOf(3)} 84px 60px`,
        gridTemplateRows: 'none',
        gridTemplateAreas:
          '"who machine said buttons since owner" "decisions decisions decisions decisions decisions decisions"',
        minHeight: 72,
      },
      [WIDE]: {
        gridTemplateColumns: `minmax(0, 6fr) minmax(0, 5fr) minmax(0, 5fr) ${rowOf(6)} 84px 60px`,
        minHeight: 47,
      },
    },
    '& .line:not(:has(> .buttons)) > .said': { gridColumn: 'said-start / buttons-end' },
  },
  '& .line:has(> .more)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto 32px',
    gridTemplateAreas:
      '"who since since" "machine owner more" "said said more" "decisions decisions decisions" "buttons buttons buttons"',
    [TODAY]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr) minmax(0, 7fr) 84px 76px 32px',
      gridTemplateAreas:
        '"who machine said since owner more" "decisions decisions decisions decisions decisions decisions" "buttons buttons buttons buttons buttons buttons"',
    },
  },
  '& .machine b': { ...cut, flex: 'none', maxWidth: '100%', fontWeight: 600, fontSize: '.8125rem' },
  '& .free': { color: 'success.main' },
  '& .taken': { color: 'error.main' },
  '& .said': { color: 'text.secondary', '& b': { color: 'text.primary', fontWeight: 600 } },
  '& .sum': { fontSize: '1rem', fontVariantNumeric: 'tabular-nums' },
  '& .since.late': { fontWeight: 600 },
  '& .owner': { textAlign: 'right', color: 'text.secondary', maxWidth: 110 },
  '& .more': { gridArea: 'more', minWidth: 44, minHeight: 44, my: -0.75, mr: -1.25, ml: -1 },
}

/** Of what says which keys count on a line: only where there is a keyboard, most likely. */
export const shortcuts = {
  '@media (hover: none)': { display: 'none' },
  fontSize: '.8125rem',
  color: 'text.secondary',
  '& kbd': {
    px: 0.75,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'background.paper',
    fontFamily: 'inherit',
  },
}
