import BackIcon from '@mui/icons-material/ArrowBack'
import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useId } from 'react'
import { LinkBase } from 'react-admin'
import { INK } from '../../../shared/images/colours.ts'
import { useDealer } from '../dealer/DealerContext.ts'
import { yardPaths } from './yardPaths.ts'

/** Everything that is pressed can be pressed with gloves: 56 pixels, where WCAG asks for 24. */
export const LARGE = { minHeight: 56, fontSize: '1.05rem', justifyContent: 'flex-start' } as const

/** Entries below each other. A long name is broken, instead of making the screen wider. */
export const LIST = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 } as const

interface Props {
  title: string
  /** Where the arrow leads; none on the first screen. */
  back?: string
  children: ReactNode
  /** Stays at the lower edge, where the thumb is. */
  foot?: ReactNode
}

/** A screen of the yard, made for a phone. */
export function YardFrame({ title, back, children, foot }: Props) {
  const { shortName } = useDealer()
  useEffect(() => {
    document.title = `${title} – ${shortName}`
  }, [title, shortName])
  return (
    <Box sx={screen}>
      <Box component="header" sx={head}>
        {back && (
          <IconButton
            component={LinkBase}
            to={back}
            aria-label="Zurück"
            color="inherit"
            sx={square}
          >
            <BackIcon />
          </IconButton>
        )}
        <Typography
          component="h1"
          variant="h1"
          sx={{ fontSize: '1.25rem', py: 1, overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
      </Box>
      <Box component="main" sx={content}>
        {children}
      </Box>
      {foot && (
        <Box sx={bar}>
          <Box sx={column}>{foot}</Box>
        </Box>
      )}
    </Box>
  )
}

/** A part of a screen under its heading. */
export function Section({ title, children }: Pick<Props, 'title' | 'children'>) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={LIST}>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      {children}
    </Box>
  )
}

/** What is pressed last, at the lower edge of a screen with a form. */
export const SubmitButton = (button: Pick<ButtonProps, 'form' | 'disabled' | 'children'>) => (
  <Button
    {...button}
    type="submit"
    fullWidth
    variant="contained"
    color="secondary"
    sx={{ ...LARGE, justifyContent: 'center' }}
  />
)

export const Waiting = () => (
  <YardFrame title="Hof" back={yardPaths.home}>
    <Box
      role="status"
      aria-label="Wird geladen"
      sx={{ display: 'grid', placeItems: 'center', py: 6 }}
    >
      <CircularProgress />
    </Box>
  </YardFrame>
)

/** Whatever can be pressed, with any theme. */
const screen = {
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column' as const,
  '& .MuiButton-root, & .MuiInputBase-root, & .MuiNativeSelect-select': { minHeight: 56 },
  '& .MuiInputBase-input': { minHeight: 56, boxSizing: 'border-box' },
}
const column = { width: '100%', maxWidth: 640, mx: 'auto', px: 2 }
const content = {
  ...column,
  flex: 1,
  py: 2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  alignContent: 'start',
}
const square = { width: 48, height: 48 }
const head = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 56,
  px: 2,
  position: 'sticky',
  top: 0,
  zIndex: 2,
  bgcolor: INK,
  color: '#fff',
}
const bar = {
  position: 'sticky',
  bottom: 0,
  // Above the labels of fields.
  zIndex: 2,
  py: 1,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
}
