import BackIcon from '@mui/icons-material/ArrowBack'
import ErrorIcon from '@mui/icons-material/ErrorOutlined'
import { Box, Link } from '@mui/material'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { Link as RouterLink, useLocation, useNavigate, useParams } from 'react-router-dom'
import {
  FIRST,
  readSection,
  type SettingsSection,
  settingsSections,
} from '../../../shared/dealer/settings.ts'
import { keysOf } from '../../../shared/values/records.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { PlainList } from '../parts/Boxes.tsx'
import { Panel } from '../parts/Page.tsx'
import { BAR_HEIGHT } from '../theme/sizes.ts'

/** The section that the address names; null where it names none. */
export const useSection = (): SettingsSection | null => readSection(useParams()['*'] ?? '')

/** A part of the form. The others stay in it unseen, with all that is typed there. */
export function Section({ name, children }: { name: SettingsSection; children: ReactNode }) {
  const current = useSection()
  const isShown = name === (current ?? FIRST)
  return (
    <Box sx={{ display: isShown ? (current ? 'block' : BESIDE_LIST) : 'none' }}>
      <Panel anchor={name} title={settingsSections[name].title}>
        {children}
      </Panel>
    </Box>
  )
}

/** On a phone the list comes first, and then one section alone. */
const BESIDE_LIST = { xs: 'none', md: 'block' }
const LIST = 'einstellungen'

/** Leads to each section: beside it where there is room, else on a screen before it. */
export function SectionList() {
  const current = useSection()
  const { isDirty, submitCount } = useFormState()
  const wrong = useWrongSections()
  useFocusOfSection(current)
  useShowWrong(wrong, submitCount)
  return (
    <Box
      component="nav"
      id={LIST}
      tabIndex={-1}
      aria-label="Abschnitte"
      data-unsaved={isDirty || undefined}
      sx={place}
    >
      {current && (
        <Link component={RouterLink} to={adminPaths.settings} sx={back}>
          <BackIcon fontSize="small" /> Alle Einstellungen
        </Link>
      )}
      <PlainList gap={0} sx={{ ...list, ...(current && { display: BESIDE_LIST }) }}>
        {keysOf(settingsSections).map((name) => (
          <li key={name}>
            <Link
              component={RouterLink}
              to={adminPaths.settingsSection(name)}
              aria-current={name === current ? 'page' : undefined}
              data-first={current === null && name === FIRST ? '' : undefined}
            >
              {settingsSections[name].title}
              {wrong.includes(name) && <ErrorIcon titleAccess="bitte prüfen" sx={mark} />}
            </Link>
          </li>
        ))}
      </PlainList>
    </Box>
  )
}

/** Those in which something cannot be saved as it is. */
function useWrongSections(): SettingsSection[] {
  const { errors } = useFormState()
  return keysOf(settingsSections).filter((name) =>
    settingsSections[name].holds.some((field) => field in errors),
  )
}

/** After a save that was refused, leads to the first section with something wrong. */
function useShowWrong(wrong: SettingsSection[], submitCount: number) {
  const navigate = useNavigate()
  const current = useSection()
  const showFirst = useEffectEvent(() => {
    const [first] = wrong
    if (first && !wrong.includes(current ?? FIRST)) void navigate(adminPaths.settingsSection(first))
  })
  useEffect(() => {
    if (submitCount > 0) showFirst()
  }, [submitCount])
}

/** A link is gone once it was pressed, on a phone or on another screen: the keyboard goes on in what it led to. */
function useFocusOfSection(current: SettingsSection | null) {
  const isFirstPage = useLocation().key === 'default'
  const before = useRef(isFirstPage ? current : undefined)
  useEffect(() => {
    if (before.current === current) return
    before.current = current
    window.scrollTo(0, 0)
    const shown = document.getElementById(current ?? LIST)
    const wrong = shown?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const focused = document.activeElement
    if (wrong || focused === document.body || !focused?.checkVisibility())
      (wrong ?? shown)?.focus({ preventScroll: !wrong })
  }, [current])
}

const place = { alignSelf: 'start', position: { md: 'sticky' }, top: { md: BAR_HEIGHT + 16 } }

const back = {
  display: { xs: 'inline-flex', md: 'none' },
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
}

const list = {
  border: { xs: 1, md: 0 },
  borderColor: { xs: 'divider' },
  bgcolor: { xs: 'background.paper', md: 'transparent' },
  '& li + li': { borderTop: { xs: 1, md: 0 }, borderColor: { xs: 'divider' } },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    position: 'relative',
    minHeight: 44,
    pl: 1.5,
    pr: 2,
    py: 0.75,
    textDecoration: 'none',
    borderLeft: '3px solid transparent',
  },
  '& a:hover': { bgcolor: 'action.hover' },
  '& a[aria-current]': {
    borderColor: 'secondary.main',
    bgcolor: 'action.selected',
    fontWeight: 600,
  },
  '& a[data-first]': {
    borderColor: { md: 'secondary.main' },
    bgcolor: { md: 'action.selected' },
    fontWeight: { md: 600 },
  },
}

/** Beside the words, so that no line breaks anew when the last field is right again. */
const mark = { position: 'absolute', right: 2, color: 'error.main', fontSize: '1.125rem' }
