import DoneIcon from '@mui/icons-material/TaskAltOutlined'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useCallback, useMemo, useState } from 'react'
import { formatNumber } from '../../../shared/format.ts'
import type { Today, TodayItem } from '../../../shared/inquiries/today.ts'
import { isDue, todayKindLabels } from '../../../shared/inquiries/today-kinds.ts'
import { momentText } from '../inquiries/step/momentText.ts'
import { Stacked } from '../layout/Boxes.tsx'
import { TodayLine } from './TodayLine.tsx'
import { groupByKind, type Panel, panelsOf } from './todayItems.ts'
import { focusLine, lineFocus, nextLine, useLineFocus } from './useLineFocus.ts'
import { useShortcuts } from './useShortcuts.ts'

interface Props {
  today: Today
  /** Loads the list anew; answers what is left. */
  onChanged: () => Promise<TodayItem[]>
}

const idOf = ({ inquiry }: TodayItem) => inquiry.id

export function TodayList({ today: { items, next }, onChanged }: Props) {
  const [open, setOpen] = useState<{ item: TodayItem; panel: Panel } | null>(null)
  const groups = useMemo(() => groupByKind(items, open?.item ?? null), [items, open])
  const lines = useMemo(() => groups.flatMap((group) => group.items), [groups])
  const shown = useMemo(() => lines.map(idOf), [lines])
  const focusWhenShown = useLineFocus()

  const toggle = useCallback(
    (id: number, panel: Panel) => {
      const item = lines.find((line) => idOf(line) === id)
      if (!item || !panelsOf(item).includes(panel)) return
      const isOpen = open?.panel === panel && idOf(open.item) === id
      setOpen(isOpen ? null : { item, panel })
    },
    [lines, open],
  )
  const close = useCallback(() => {
    if (!open) return
    setOpen(null)
    focusLine(idOf(open.item))
  }, [open])
  useShortcuts({ shown, onPanel: toggle, onEscape: close })

  const done = async (item: TodayItem) => {
    const left = new Set((await onChanged()).map(idOf))
    setOpen(null)
    focusWhenShown(nextLine(shown, idOf(item), left))
  }

  if (lines.length === 0) return <NothingLeft next={next} />
  return (
    <Stacked gap={3} sx={{ gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 980 }}>
      <Shortcuts />
      {!lines.some(isDue) && (
        <Typography sx={{ fontWeight: 600 }}>Fällig ist heute nichts mehr.</Typography>
      )}
      {groups.map((group) => (
        <section key={group.kind} aria-labelledby={`heute-${group.kind}`}>
          <Typography id={`heute-${group.kind}`} variant="h2" sx={{ mb: 1 }}>
            {todayKindLabels[group.kind]} ({formatNumber(group.items.length)})
          </Typography>
          <Box component="ul" sx={list}>
            {group.items.map((item) => (
              <TodayLine
                key={idOf(item)}
                item={item}
                panel={open && idOf(open.item) === idOf(item) ? open.panel : null}
                onPanel={(panel) => toggle(idOf(item), panel)}
                onDone={() => done(item)}
                onCancel={close}
              />
            ))}
          </Box>
        </section>
      ))}
    </Stacked>
  )
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }

/** Only where there is a keyboard, most likely. */
const Shortcuts = () => (
  <Typography variant="note" sx={shortcuts}>
    Mit der Tastatur: <kbd>↓</kbd> <kbd>↑</kbd> zur nächsten Zeile, <kbd>Enter</kbd> öffnet sie,{' '}
    <kbd>A</kbd> antworten, <kbd>S</kbd> später, <kbd>G</kbd> gewonnen, <kbd>V</kbd> verloren,{' '}
    <kbd>Strg</kbd>+<kbd>Enter</kbd> sendet, <kbd>Esc</kbd> schließt.
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

/** All is done for today; says what comes next. */
const NothingLeft = ({ next }: Pick<Today, 'next'>) => (
  <Card sx={{ p: { xs: 3, sm: 5 }, textAlign: 'center', maxWidth: 980 }}>
    <DoneIcon color="success" sx={{ fontSize: 40 }} />
    <Typography id={lineFocus.empty} tabIndex={-1} variant="h2" sx={{ mt: 1, outline: 'none' }}>
      Für heute ist alles getan.
    </Typography>
    <Typography color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
      {next
        ? `Als Nächstes ${momentText(next.at)}: ${next.name}, ${next.text}`
        : 'Zurzeit ist keine Anfrage offen.'}
    </Typography>
  </Card>
)
