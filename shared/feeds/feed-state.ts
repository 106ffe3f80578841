import { z } from 'zod'
import { feedKeys } from '../product/field-rules.ts'

const about = z.object({ id: z.number().int(), title: z.string() })

/** A feed as the admin shows it. */
export const feedState = z
  .object({
    key: z.enum(feedKeys),
    name: z.string(),
    file: z.string(),
    enabled: z.boolean(),
    address: z.string().meta({
      description: 'Enthält ein Geheimnis und gilt nur, solange der Feed eingeschaltet ist',
    }),
    archive: z.string().nullable().meta({
      description: 'Dieselbe Datei mit den Bildern als ZIP, wo das Portal es so will',
    }),
    machines: z.number().int().meta({ description: 'Wie viele Maschinen der Bestand hergibt' }),
    leftOut: z.array(about.extend({ reasons: z.array(z.string()) })),
    hints: z.array(about.extend({ hints: z.array(z.string()) })),
    lastFetched: z.iso.datetime().nullable(),
    held: z.boolean().meta({
      description: 'Statt des Bestands wird der zuletzt abgeholte Inhalt ausgeliefert',
    }),
    hold: z
      .object({
        delivered: z.number().int(),
        missing: z.array(about),
        version: z.string().meta({ description: 'Steht für genau diese fehlenden Maschinen' }),
      })
      .nullable(),
  })
  .meta({ id: 'Feed' })
export type FeedState = z.infer<typeof feedState>

/** What of a feed can be changed. */
export const feedSwitch = z
  .object({ enabled: z.boolean({ error: 'Eingeschaltet muss wahr oder falsch sein' }) })
  .meta({ id: 'FeedSwitch' })

/** Agrees to a loss. Without a version to the one that there is now. */
export const feedConsent = z
  .object({ version: z.string({ error: 'Der Stand muss ein Text sein' }).optional() })
  .meta({ id: 'FeedConsent' })

/** A feed that was held when its portal last fetched it. */
export const heldFeed = z
  .object({ key: z.enum(feedKeys), name: z.string(), since: z.iso.datetime() })
  .meta({ id: 'HeldFeed' })
export type HeldFeed = z.infer<typeof heldFeed>
