import { z } from 'zod'
import { calendarDay, parameter } from '../calls/query.ts'
import { keysOf } from '../values/records.ts'
import { lostReasons, sourceLabels } from './stage.ts'

const day = calendarDay('2026-11-24')

export const figuresRange = z
  .object({
    from: parameter(day).meta({
      description: 'Erster Tag; ohne Angabe zwölf Monate vor dem letzten',
    }),
    to: parameter(day).meta({ description: 'Letzter Tag; ohne Angabe heute' }),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    error: 'darf nicht vor „from“ liegen',
  })
export type FiguresRange = z.infer<typeof figuresRange>

const count = z.number().int()

const outcome = {
  received: count,
  answered: count,
  withinPromise: count,
  late: count.meta({
    description:
      'Später als versprochen beantwortet, oder offen und nach dem versprochenen Zeitpunkt',
  }),
  won: count.meta({ description: 'Auch wenn es danach weiterging oder abgeschlossen wurde' }),
}

/**
 * How inquiries of a range of days were answered, and what became of them. Without spam and doubles. They are answered,
 * waiting or closed without an answer; and they are won, lost, done or open.
 */
export const salesFigures = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    ...outcome,
    waiting: count.meta({ description: 'Offen und noch nicht beantwortet' }),
    closedUnanswered: count,
    open: count,
    done: count,
    medianAnswerMinutes: z
      .number()
      .nullable()
      .meta({ description: 'In Minuten der Öffnungszeit; null, solange nichts beantwortet ist' }),
    lost: z.record(z.enum(lostReasons), count),
    bySource: z.record(z.enum(keysOf(sourceLabels)), z.object({ received: count, won: count })),
    byProduct: z.array(
      z.object({ productId: count.nullable(), title: z.string(), received: count }),
    ),
    byMonth: z.array(z.object({ month: z.string(), ...outcome, lost: count })),
  })
  .meta({ id: 'SalesFigures' })
export type SalesFigures = z.infer<typeof salesFigures>
