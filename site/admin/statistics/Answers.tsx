import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { LinkBase } from 'react-admin'
import { formatCount, formatNumber } from '../../../shared/format.ts'
import type { Counted, CountedMachine, Statistics } from '../../../shared/statistics/statistics.ts'
import { Bars } from '../layout/Bars.tsx'
import { Panel } from '../layout/Panel.tsx'
import { adminPaths } from '../paths.ts'
import { DayChart } from './DayChart.tsx'
import { ageLabel } from './statisticsText.ts'

/** Longer lists are in the CSV. */
const SHOWN = 10

/** The dealer's four questions, below what happened on the whole. */
export const Answers = ({ statistics }: { statistics: Statistics }) => (
  <Box sx={panels}>
    <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
      <Panel title="Besucher und Anfragen">
        <Typography sx={{ mb: 2 }}>
          {formatCount(statistics.views, 'Seitenaufruf', 'Seitenaufrufe')},{' '}
          {formatCount(statistics.searches, 'Suche', 'Suchen')},{' '}
          {formatCount(statistics.dataSheets, 'geöffnetes Datenblatt', 'geöffnete Datenblätter')},{' '}
          {formatCount(statistics.inquiries, 'Anfrage', 'Anfragen')} über die Website.
        </Typography>
        <DayChart days={statistics.byDay} />
      </Panel>
    </Box>
    <Question
      title="Gesehen, aber nicht angefragt"
      hint="Verfügbare Maschinen, nach Aufrufen. Oft hilft ein anderer Preis oder ein besseres Bild."
      empty="Keine verfügbare Maschine wurde gesehen, ohne dass jemand nach ihr fragte."
      list={statistics.unasked}
    >
      <MachineBars
        machines={statistics.unasked.slice(0, SHOWN)}
        of={({ views }) => formatCount(views, 'Aufruf', 'Aufrufe')}
        length={({ views }) => views}
      />
    </Question>
    <Question
      title="Steht lange"
      hint="Verfügbare Maschinen, nach Tagen im Bestand."
      empty="Zurzeit ist keine Maschine verfügbar."
      list={statistics.standing}
    >
      <Bars
        bars={statistics.ages.map(({ upTo, count }, index) => ({
          label: ageLabel(statistics.ages[index - 1]?.upTo ?? null, upTo),
          count,
        }))}
      />
      <Typography variant="h3" sx={{ mt: 2.5, mb: 1 }}>
        Am längsten
      </Typography>
      <MachineBars
        machines={statistics.standing.slice(0, SHOWN)}
        of={({ days, views }) =>
          `${formatCount(days, 'Tag', 'Tage')}, ${formatCount(views, 'Aufruf', 'Aufrufe')}`
        }
        length={({ days }) => days}
      />
    </Question>
    <Question
      title="Gesucht und nicht da"
      hint="Suchworte, zu denen es keine Maschine gab."
      empty="Zu allem, was gesucht wurde, gab es Maschinen."
      list={statistics.unfound}
    >
      <Names list={statistics.unfound} />
    </Question>
    <Question
      title="Woher Besucher kommen"
      hint="Websites, auf denen ein Verweis zu Ihnen angeklickt wurde."
      empty="Niemand kam über einen Verweis."
      list={statistics.referrers}
    >
      <Names list={statistics.referrers} />
    </Question>
    <Question
      title="Am häufigsten gesehen"
      hint="Maschinen des Bestands, mit ihren Anfragen."
      empty="In dieser Zeit wurde keine Maschine aufgerufen."
      list={statistics.seen}
    >
      <MachineBars
        machines={statistics.seen.slice(0, SHOWN)}
        of={({ views, inquiries }) =>
          `${formatCount(views, 'Aufruf', 'Aufrufe')}, ${formatCount(inquiries, 'Anfrage', 'Anfragen')}`
        }
        length={({ views }) => views}
      />
    </Question>
    <Question
      title="Am häufigsten gesucht"
      hint="Alle Suchworte, die den Server erreichten."
      empty="In dieser Zeit wurde nichts gesucht."
      list={statistics.sought}
    >
      <Names list={statistics.sought} />
    </Question>
  </Box>
)

const panels = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
}

interface QuestionProps {
  title: string
  hint: string
  empty: string
  list: unknown[]
  children: ReactNode
}

const Question = ({ title, hint, empty, list, children }: QuestionProps) => (
  <Panel title={title}>
    <Typography variant="note" sx={{ mb: 2 }}>
      {hint}
    </Typography>
    {list.length === 0 ? <Typography>{empty}</Typography> : children}
    {list.length > SHOWN && (
      <Typography variant="note" sx={{ mt: 2 }}>
        Weitere {formatNumber(list.length - SHOWN)} stehen in der CSV-Datei.
      </Typography>
    )}
  </Panel>
)

const Names = ({ list }: { list: Counted[] }) => (
  <Bars bars={list.slice(0, SHOWN).map(({ name, count }) => ({ label: name, count }))} />
)

interface Props {
  machines: CountedMachine[]
  /** What is said of a machine. */
  of: (machine: CountedMachine) => string
  /** How long its bar is, compared with the others. */
  length: (machine: CountedMachine) => number
}

/** Machines that lead to their form, each with a bar. */
const MachineBars = ({ machines, of, length }: Props) => (
  <Bars
    bars={machines.map((machine) => ({
      key: machine.productId,
      label: (
        <Link component={LinkBase} to={adminPaths.product(machine.productId)}>
          {machine.title}
        </Link>
      ),
      count: length(machine),
      text: of(machine),
    }))}
  />
)
