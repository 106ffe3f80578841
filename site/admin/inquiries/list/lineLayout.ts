import { bareButton, cut } from '../../lists/lines.ts'

/** A line of 40 px on a desk, three short rows on narrower screens. What does not fit is cut. */
export const line = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 1.25,
  pr: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  fontSize: '.875rem',
  lineHeight: 1.4,
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-within': { boxShadow: 'inset 3px 0', bgcolor: 'action.hover' },
  '& > [role=cell]': cut,
  '& > .value, & > .when': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& > .when': { color: 'text.secondary' },
  gridTemplateColumns: {
    xs: '40px minmax(0, 1fr) auto auto 52px',
    lg: '40px minmax(120px, 190px) minmax(90px, 140px) minmax(120px, 1fr) 138px 64px minmax(110px, 156px) 76px 52px',
  },
  gridTemplateAreas: {
    xs: '"box who who who when" "box said said said said" "box step value stage stage"',
    lg: '"box who machine said stage owner step value when"',
  },
  minHeight: { lg: 40 },
  py: { xs: 0.75, lg: 0 },
  // Which machine, what was said mostly tells; who sees to it, the opened one.
  '& > .machine, & > .owner': { display: { xs: 'none', lg: 'block' } },
  // Without a machine there is more room for what was said.
  '& > .said:nth-of-type(3)': { gridColumn: { lg: 'machine-start / said-end' } },
}

/** Where the machine has no column of its own. */
export const machineBeside = {
  ...cut,
  display: { lg: 'none' },
  flex: 'none',
  maxWidth: '45%',
  fontWeight: 600,
}

export const said = { gridArea: 'said', display: 'flex', alignItems: 'center', gap: 0.75 }

const button = { ...bareButton, textAlign: 'left' }

/** A name that is too long ends in dots, as all else does. */
export const opener = {
  ...button,
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
  '&:focus-visible': { outlineOffset: -2 },
}

export const more = {
  ...button,
  flex: 'none',
  px: 0.75,
  minHeight: 24,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  fontSize: '.8125rem',
  '@media (any-pointer: coarse)': { minHeight: 44 },
}

export const double = {
  display: 'flex',
  alignItems: 'center',
  minHeight: { xs: 44, lg: 36 },
  pl: '58px',
  pr: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
  fontSize: '.875rem',
}
