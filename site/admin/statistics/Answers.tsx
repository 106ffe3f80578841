import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import type { Counted, CountedMachine, Statistics } from '../../../shared/statistics/statistics.ts'
import { formatDay } from '../../../shared/time/dates.ts'
import { formatCount, formatNumber } from '../../../shared/writing/format.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { type Bar, Bars } from '../parts/Bars.tsx'
import { Stacked } from '../parts/Boxes.tsx'
import { Panel } from '../parts/Page.tsx'
import { ScreenLink } from '../parts/ScreenLink.tsx'
import { DayChart } from './DayChart.tsx'
import { ageLabel } from './statisticsText.ts'

/** Longer lists are in the CSV. */
const SHOWN = 10

function CountingChanged({ from, countedByServerUntil }: Statistics) {
  if (countedByServerUntil === null || countedByServerUntil < from) return null
  return (
    <Typography variant="note" component="p">
      Bis zum {formatDay(countedByServerUntil)} zählte der Server jede ausgelieferte Seite, seitdem
      zählt eine Seite erst, wenn jemand sie sieht. Die Zahlen davor sind deshalb höher und nicht
      mit denen danach zu vergleichen.
    </Typography>
  )
}

/** The dealer's four questions, below what happened on the whole. */
export const Answers = ({ statistics }: { statistics: Statistics }) => (
  <Stacked sx={panels}>
    <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
      <Panel title="Besucher und Anfragen">
        <Typography variant="intro">
          {formatCount(statistics.views, 'Seitenaufruf', 'Seitenaufrufe')},{' '}
          {formatCount(statistics.searches, 'Suche', 'Suchen')},{' '}
          {formatCount(statistics.dataSheets, 'geöffnetes Datenblatt', 'geöffnete Datenblätter')},{' '}
          {formatCount(statistics.inquiries, 'Anfrage', 'Anfragen')} über die Website.
        </Typography>
        <DayChart days={statistics.byDay} />
        <CountingChanged {...statistics} />
      </Panel>
    </Box>
    <Question
      title="Gesehen, aber nicht angefragt"
      hint="Verfügbare Maschinen, nach Aufrufen. Oft hilft ein anderer Preis oder ein besseres Bild."
      empty="Keine verfügbare Maschine wurde gesehen, ohne dass jemand nach ihr fragte."
      list={statistics.unasked}
      bar={(machine) => ({ ...ofMachine(machine), count: machine.views, text: viewsOf(machine) })}
    />
    <Question
      title="Steht lange"
      hint="Verfügbare Maschinen, nach Tagen im Bestand."
      empty="Zurzeit ist keine Maschine verfügbar."
      list={statistics.standing}
      bar={(machine) => ({
        ...ofMachine(machine),
        count: machine.days,
        text: `${formatCount(machine.days, 'Tag', 'Tage')}, ${viewsOf(machine)}`,
      })}
    >
      <Bars
        bars={statistics.ages.map(({ upTo, count }, index) => ({
          label: ageLabel(statistics.ages[index - 1]?.upTo ?? null, upTo),
          count,
        }))}
      />
      <Typography variant="h3" sx={{ mt: 2.5 }} gutterBottom>
        Am längsten
      </Typography>
    </Question>
    <Question
      title="Gesucht und nicht da"
      hint="Suchworte, zu denen es keine Maschine gab."
      empty="Zu allem, was gesucht wurde, gab es Maschinen."
      list={statistics.unfound}
      bar={ofName}
    />
    <Question
      title="Woher Besucher kommen"
      hint="Websites, auf denen ein Verweis zu Ihnen angeklickt wurde."
      empty="Niemand kam über einen Verweis."
      list={statistics.referrers}
      bar={ofName}
    />
    <Question
      title="Am häufigsten gesehen"
      hint="Maschinen des Bestands, mit ihren Anfragen."
      empty="In dieser Zeit wurde keine Maschine aufgerufen."
      list={statistics.seen}
      bar={(machine) => ({
        ...ofMachine(machine),
        count: machine.views,
        text: `${viewsOf(machine)}, ${formatCount(machine.inquiries, 'Anfrage', 'Anfragen')}`,
      })}
    />
    <Question
      title="Am häufigsten gesucht"
      hint="Alle Suchworte, die den Server erreichten."
      empty="In dieser Zeit wurde nichts gesucht."
      list={statistics.sought}
      bar={ofName}
    />
  </Stacked>
)

const panels = {
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
}

interface QuestionProps<Item> {
  title: string
  hint: string
  empty: string
  list: readonly Item[]
  bar: (item: Item) => Bar
  /** Stands above the bars. */
  children?: ReactNode
}

const Question = <Item,>({ title, hint, empty, list, bar, children }: QuestionProps<Item>) => (
  <Panel title={title} gap={2}>
    <Typography variant="note">{hint}</Typography>
    {list.length === 0 ? (
      <Typography>{empty}</Typography>
    ) : (
      <div>
        {children}
        <Bars bars={list.slice(0, SHOWN).map(bar)} />
      </div>
    )}
    {list.length > SHOWN && (
      <Typography variant="note">
        Weitere {formatNumber(list.length - SHOWN)} stehen in der CSV-Datei.
      </Typography>
    )}
  </Panel>
)

const ofName = ({ name, count }: Counted): Bar => ({ label: name, count })

/** A machine leads to its form. */
const ofMachine = ({ productId, title }: CountedMachine) => ({
  key: productId,
  label: <ScreenLink to={adminPaths.product(productId)}>{title}</ScreenLink>,
})

const viewsOf = ({ views }: CountedMachine) => formatCount(views, 'Aufruf', 'Aufrufe')
