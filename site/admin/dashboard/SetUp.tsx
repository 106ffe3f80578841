import { Checkbox, Link, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import {
  demoRemoval,
  type SetUpTick,
  type SetUp as Steps,
  setUp,
  setUpKeys,
} from '../../../shared/dealer/set-up.ts'
import { retention } from '../../../shared/operation/retention.ts'
import { formatCount, formatNumber } from '../../../shared/writing/format.ts'
import { useMe } from '../auth/me.tsx'
import { adminPaths } from '../data/adminPaths.ts'
import { type Call, load } from '../data/api.ts'
import { AskButton } from '../parts/AskButton.tsx'
import { PlainList } from '../parts/Boxes.tsx'
import { QueryPanel } from '../parts/Page.tsx'
import { ScreenLink } from '../parts/ScreenLink.tsx'
import { EVERYTHING, useCall } from '../parts/useCall.ts'
import { reviewBeforePublishing, stepPlaces, stepTitles } from './setUpTexts.ts'

type SetUpStep = Steps['steps'][number]

const KEY = ['settings', 'set-up']

const readSteps = (init?: Call) => load(setUp, '/settings/set-up', init)

/** Leads a new dealer from the demo to a site of their own, until they mark it done. */
export function SetUp() {
  const query = useQuery({ queryKey: KEY, queryFn: () => readSteps() })
  if (query.data?.steps.at(-1)?.isDone) return null
  return (
    <QueryPanel title="Vor der Veröffentlichung" query={query}>
      {({ steps, demoProducts, demoInquiries, english }) => {
        const open = steps.filter(({ isDone, key }) => !isDone && key !== 'finished')
        return (
          <>
            <Typography variant="note" gutterBottom>
              {steps.length - 1 - open.length} von {steps.length - 1} erledigt. Haken Sie ab, was
              für Sie nicht gilt.
            </Typography>
            <PlainList gap={0} sx={list}>
              {steps.map((step) => (
                <Step
                  key={step.key}
                  step={step}
                  isLocked={step.key === 'finished' ? open.length > 0 : !canTick(step)}
                  missing={step.key === 'english' ? english : []}
                >
                  {step.key === 'review' && <ReviewPoints />}
                  {step.key === 'stock' && demoProducts + demoInquiries > 0 && (
                    <RemoveDemo demoProducts={demoProducts} demoInquiries={demoInquiries} />
                  )}
                </Step>
              ))}
            </PlainList>
          </>
        )
      }}
    </QueryPanel>
  )
}

/** What was done elsewhere cannot be unticked here. */
const canTick = ({ isDone, isTicked }: SetUpStep) => isTicked || !isDone

interface StepProps {
  step: SetUpStep
  isLocked: boolean
  /** What is open one by one, where it is known what mends it. */
  missing: Steps['english']
  children: ReactNode
}

function Step({ step: { key, isDone, isTicked, open }, isLocked, missing, children }: StepProps) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useCall({
    call: (tick: SetUpTick) => readSteps({ method: 'PUT', json: tick }),
    onDone: (steps) => queryClient.setQueryData(KEY, steps),
  })
  const title = stepTitles[key]
  return (
    <li>
      <Checkbox
        checked={isDone}
        disabled={isLocked || isPending}
        aria-label={`Erledigt: ${title}`}
        onChange={({ target }) => mutate({ key, isTicked: target.checked })}
        sx={{ m: -1, mr: 0 }}
      />
      <div>
        <StepLink step={key}>{title}</StepLink>
        {!isTicked && key !== 'finished' && open.length > 0 && (
          <Typography variant="note" component="div">
            {missing.length > 0 ? <MissingList missing={missing} /> : open.join(', ')}
          </Typography>
        )}
        {!isDone && children}
      </div>
    </li>
  )
}

const MissingList = ({ missing }: { missing: Steps['english'] }) => (
  <PlainList gap={0}>
    {missing.map(({ what, mends, others }) => (
      <li key={what}>
        {what}:{' '}
        {mends.map(({ resource, id, name }, index) => (
          <Fragment key={id}>
            {index > 0 && ', '}
            <ScreenLink to={adminPaths.record(resource, id)}>{name}</ScreenLink>
          </Fragment>
        ))}
        {others > 0 && ` und ${formatNumber(others)} weitere`}
      </li>
    ))}
  </PlainList>
)

function StepLink({ step, children }: { step: SetUpStep['key']; children: ReactNode }) {
  const me = useMe()
  const place = me && stepPlaces(me.id)[step]
  if (!place) return children
  return step === 'finished' ? (
    <Link href={place} target="_blank" sx={{ fontWeight: 600 }}>
      {children}
    </Link>
  ) : (
    <ScreenLink to={place}>{children}</ScreenLink>
  )
}

/** Passages of the legal pages that every dealer has to have reviewed. */
const ReviewPoints = () => (
  <details>
    <summary>Worauf es ankommt</summary>
    {reviewBeforePublishing.map(({ page, points }) => (
      <section key={page}>
        <Typography variant="subtitle2" component="h3" sx={{ mt: 1 }}>
          {page}
        </Typography>
        <ul style={{ paddingLeft: '1.2em', marginBlock: '0.25em 0' }}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
    ))}
  </details>
)

/** Two columns where there is room, read downwards. */
const list = {
  columnGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gridTemplateRows: { md: `repeat(${Math.ceil(setUpKeys.length / 2)}, auto)` },
  gridAutoFlow: { md: 'column' },
  '& > li': { display: 'flex', alignItems: 'start', gap: 1, py: 0.75 },
  '& > li > div': { minWidth: 0 },
}

type Counts = Pick<Steps, 'demoProducts' | 'demoInquiries'>

/** Puts the example machines in the trash and deletes the example inquiries, after a question. */
function RemoveDemo(counts: Counts) {
  const { mutate, isPending } = useCall({
    call: () => load(demoRemoval, '/settings/remove-demo-products', { method: 'POST' }),
    done: doneOf,
    invalidates: EVERYTHING,
  })
  return (
    <AskButton
      variant="outlined"
      sx={{ mt: 1 }}
      question={{
        title: 'Beispiele entfernen?',
        content: questionOf(counts),
        confirm: 'Entfernen',
      }}
      isPending={isPending}
      onConfirm={() => mutate()}
    >
      Beispiele entfernen
    </AskButton>
  )
}

function questionOf({ demoProducts: products, demoInquiries: inquiries }: Counts): string {
  const sentences = [
    products > 0 &&
      `${formatCount(products, 'Beispielmaschine verschwindet', 'Beispielmaschinen verschwinden')} sofort von der Website und ${products === 1 ? 'liegt' : 'liegen'} dann ${retention.trashDays} Tage im Papierkorb.`,
    inquiries > 0 &&
      `${formatCount(inquiries, 'Beispielanfrage wird', 'Beispielanfragen werden')} endgültig gelöscht.`,
    'Was Sie selbst angelegt haben, bleibt.',
  ]
  return sentences.filter(Boolean).join(' ')
}

function doneOf({ removed, inquiries }: { removed: number; inquiries: number }): string {
  const stock =
    removed > 0 &&
    `${formatCount(removed, 'Beispielmaschine liegt', 'Beispielmaschinen liegen')} im Papierkorb`
  const work =
    inquiries > 0 &&
    `${formatCount(inquiries, 'Beispielanfrage ist', 'Beispielanfragen sind')} gelöscht`
  return `${[stock, work].filter(Boolean).join(', ')}.`
}
