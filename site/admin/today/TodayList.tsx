import DoneIcon from '@mui/icons-material/TaskAltOutlined'
import { Box, Card, Typography } from '@mui/material'
import { useStore } from 'react-admin'
import type { Today, TodayItem } from '../../../shared/inquiries/today.ts'
import { isDue } from '../../../shared/inquiries/today-kinds.ts'
import { TypedAhead } from '../inquiries/answer/TypedAhead.tsx'
import { shortcuts } from '../inquiries/list/lineLayout.ts'
import { momentText } from '../inquiries/moments.ts'
import type { Opener } from '../inquiries/openInquiry.tsx'
import { useLoadedAhead } from '../parts/aheadPart.tsx'
import { Stacked } from '../parts/Boxes.tsx'
import { LinePanel, TodayLine } from './TodayLine.tsx'
import { TodaySection } from './TodaySection.tsx'
import { TypedAtRest } from './TypedAtRest.tsx'
import { NOTHING_LEFT } from './useNextLine.ts'
import { useOpenLine } from './useOpenLine.ts'

interface Props {
  today: Today
  /** How an inquiry opens. */
  Opened: Opener
  /** Loads the list anew; answers what is left. */
  onChanged: () => Promise<TodayItem[]>
}

export function TodayList({ today: { items, counts, next }, Opened, onChanged }: Props) {
  useLoadedAhead(panels)
  const [isFreshOpen, setFreshOpen] = useStore('heute.neu', true)
  const { groups, below, beside, ahead, atRest, on } = useOpenLine(items, isFreshOpen, onChanged)
  return (
    <>
      {groups.length > 0 && <Shortcuts />}
      <Box sx={beside ? halves : undefined}>
        <Stacked gap={1.5} sx={{ alignContent: 'start' }} columns="minmax(0, 1fr)">
          {groups.length === 0 && <NothingLeft next={next} />}
          {groups.length > 0 && !groups.some(isDue) && (
            <Typography variant="strong">Fällig ist heute nichts mehr.</Typography>
          )}
          {groups.map(({ kind, items }) => (
            <TodaySection
              key={kind}
              kind={kind}
              count={Math.max(counts[kind], items.length)}
              listed={items.length}
              isOpen={kind === 'fresh' ? isFreshOpen : undefined}
              onToggle={() => setFreshOpen(!isFreshOpen)}
            >
              {items.map((item) => {
                const { id } = item.inquiry
                const isOpen = below?.item.inquiry.id === id
                return (
                  <TodayLine
                    key={id}
                    item={item}
                    panel={isOpen ? below.panel : null}
                    isShown={beside?.id === id}
                    isAnswering={beside?.id === id && beside.isAnswering}
                    answer={
                      isOpen &&
                      below.panel === 'answer' && (
                        <Opened where="below" id={id} ahead={ahead} onSent={() => on.onDone(id)} />
                      )
                    }
                    {...on}
                  />
                )
              })}
            </TodaySection>
          ))}
          {atRest.text && <TypedAtRest {...atRest} isFormOpen={below !== null} />}
        </Stacked>
        {beside && (
          <Opened
            where="beside"
            id={beside.id}
            ahead={beside.isAnswering ? ahead : null}
            onSent={() => on.onDone(beside.id)}
            onClose={on.onCancel}
          />
        )}
      </Box>
      <Opened where="ahead" />
      {ahead && <TypedAhead ahead={ahead} />}
    </>
  )
}

/** What opens below a line. */
const panels = [LinePanel]

const halves = {
  display: 'grid',
  gridTemplateColumns: 'minmax(360px, 5fr) minmax(0, 8fr)',
  columnGap: 2,
  alignItems: 'start',
}

/** All is done for today; says what comes next. */
const NothingLeft = ({ next }: Pick<Today, 'next'>) => (
  <Card sx={{ p: { xs: 3, sm: 5 }, textAlign: 'center', maxWidth: 980 }}>
    <DoneIcon color="success" sx={{ fontSize: 40 }} />
    <Typography id={NOTHING_LEFT} tabIndex={-1} variant="h2" sx={{ mt: 1, outline: 'none' }}>
      Für heute ist alles getan.
    </Typography>
    <Typography color="textSecondary" sx={{ mt: 1 }}>
      {next
        ? `Als Nächstes ${momentText(next.at)}: ${next.name}, ${next.text}`
        : 'Zurzeit ist keine Anfrage offen.'}
    </Typography>
  </Card>
)

/** Only where there is a keyboard, most likely. */
const Shortcuts = () => (
  <Typography variant="note" sx={[{ display: { xs: 'none', md: 'block' }, mb: 1 }, shortcuts]}>
    Mit der Tastatur: <kbd>↓</kbd> <kbd>↑</kbd> zu Zeile und Formular, <kbd>Enter</kbd> öffnet,{' '}
    <kbd>A</kbd> antworten, <kbd>O</kbd> Angebot schreiben, <kbd>E</kbd> erledigt, <kbd>S</kbd>{' '}
    später, <kbd>G</kbd> gewonnen, <kbd>V</kbd> verloren, <kbd>Strg</kbd>+<kbd>Enter</kbd> sendet,
    danach geht es mit <kbd>↓</kbd> weiter, <kbd>Esc</kbd> schließt.
  </Typography>
)
