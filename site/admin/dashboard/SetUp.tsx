import DoneIcon from '@mui/icons-material/CheckCircle'
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useNotify } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { SetUpKey, SetUp as Steps } from '../../../shared/dealer/set-up.ts'
import { formatCount } from '../../../shared/format.ts'
import { useMe } from '../auth/me.tsx'
import { useDealer } from '../dealer/DealerContext.ts'
import { adminPaths } from '../paths.ts'
import { settingsCalls } from '../settings/settingsCalls.ts'
import { QueryPanel, Rows } from './Panel.tsx'

const KEY = ['settings', 'set-up']

const titles: Record<SetUpKey, string> = {
  company: 'Firma, Anschrift und Rufnummern',
  legal: 'Pflichtangaben fürs Impressum (§ 5 DDG)',
  claims: 'Werbeaussagen mit Beleg (§ 5 UWG)',
  logo: 'Logo und Farbe',
  mail: 'Anfragen per E-Mail bekommen',
  account: 'Zugang zurückbekommen, wenn das Passwort vergessen ist',
  stock: 'Eigene Maschinen statt der Beispiele',
}

/** Leads a new dealer from the demo to his own site; gone when there is nothing left to do. */
export function SetUp() {
  const { isDemo } = useDealer()
  const query = useQuery({ queryKey: KEY, queryFn: settingsCalls.setUp })
  if (query.data?.steps.every(({ isDone }) => isDone)) return null
  return (
    <QueryPanel title="Vor der Veröffentlichung" query={query}>
      {({ steps, demoProducts }) => (
        <>
          <Rows>
            {steps.map((step) => (
              <Step key={step.key} step={step} />
            ))}
          </Rows>
          {demoProducts > 0 && <RemoveDemoProducts count={demoProducts} />}
          {isDemo && <ReviewTexts />}
        </>
      )}
    </QueryPanel>
  )
}

/** Where a step is taken, as far as that is one screen. */
function usePlaceOf(key: SetUpKey): string | null {
  const me = useMe()
  if (key === 'account') return me ? adminPaths.user(me.id) : null
  return key === 'mail' || key === 'stock' ? null : adminPaths.settings
}

const Step = ({ step: { key, isDone, open } }: { step: Steps['steps'][number] }) => {
  const place = usePlaceOf(key)
  return (
    <li>
      {isDone ? (
        <DoneIcon color="success" titleAccess="Erledigt" />
      ) : (
        <OpenIcon color="disabled" titleAccess="Offen" />
      )}
      <span>
        {isDone || !place ? (
          titles[key]
        ) : (
          <Link component={RouterLink} to={place}>
            {titles[key]}
          </Link>
        )}
        {!isDone && (
          <Typography variant="body2" color="textSecondary">
            {open.join(', ')}
          </Typography>
        )}
      </span>
    </li>
  )
}

function RemoveDemoProducts({ count }: { count: number }) {
  const queryClient = useQueryClient()
  const notify = useNotify()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: settingsCalls.removeDemoProducts,
    onSuccess: ({ removed }) =>
      notify(
        `${formatCount(removed, 'Beispielmaschine liegt', 'Beispielmaschinen liegen')} im Papierkorb.`,
        { type: 'success' },
      ),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      setAsking(false)
      return queryClient.invalidateQueries()
    },
  })
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)} sx={{ mt: 1 }}>
        Beispielmaschinen entfernen
      </Button>
      <Confirm
        isOpen={isAsking}
        title="Beispielmaschinen entfernen?"
        content={`${formatCount(count, 'Maschine verschwindet', 'Maschinen verschwinden')} sofort von der Website und ${count === 1 ? 'liegt' : 'liegen'} dann 30 Tage im Papierkorb. Ihre eigenen Maschinen bleiben.`}
        confirm="Entfernen"
        loading={isPending}
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

/** Passages of the legal pages that every dealer has to have reviewed. */
const ReviewTexts = () =>
  reviewBeforePublishing.map(({ page, points }) => (
    <section key={page}>
      <Typography variant="subtitle2" component="h3" sx={{ mt: 1.5 }}>
        {page}: mit Ihrer Rechtsberatung zu prüfen
      </Typography>
      <ul style={{ paddingLeft: '1.2em', marginBlock: '0.25em 0' }}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  ))

/** Passages of the legal pages that every dealer has to review himself. */
const reviewBeforePublishing = [
  {
    page: 'Impressum',
    points: [
      'Rechtsform und Vertretung, Registerangaben, Umsatzsteuer- oder Wirtschafts-Identifikationsnummer',
      'gegebenenfalls Aufsichtsbehörde und Berufshaftpflichtversicherung (§ 2 DL-InfoV)',
      'Belege für Werbeaussagen wie Kundenzahl und Zufriedenheit (§ 5 UWG)',
    ],
  },
  {
    page: 'Datenschutz',
    points: [
      'Protokolle und Auftragsverarbeitung Ihres Hosting- und Mailanbieters (Nr. 2 und 7)',
      'Löschfristen von zwölf Monaten und 30 Tagen und wer sie im Betrieb durchsetzt (Nr. 4)',
      'ob ein Datenschutzbeauftragter zu benennen ist (§ 38 BDSG, in der Regel ab 20 Personen)',
    ],
  },
  {
    page: 'AGB',
    points: [
      'Haftungsbegrenzung und Gewährleistungsausschluss (§§ 4, 9, 10) an der aktuellen Rechtsprechung',
      'Garantiezusagen auf gebrauchte Maschinen und ihr Verhältnis zu § 10',
      'verlängerter Eigentumsvorbehalt (§ 7) gegenüber Sicherheiten Ihrer Bank',
      'Mietbedingungen (§§ 11 bis 15), Versicherung und Vorgaben Ihrer Leasinggesellschaft',
      'wie die AGB in Angebot und Auftragsbestätigung einbezogen werden',
    ],
  },
] as const
