import { z } from 'zod'

/** The first and the last moment that every database stores and every screen shows. */
const EARLIEST = Date.parse('1900-01-01T00:00:00Z')
const LATEST = Date.parse('9999-12-31T23:59:59Z')

/** A moment that is sent in any zone, as the ISO instant that is stored. */
export const moment = (label: string) =>
  z.iso
    .datetime({
      offset: true,
      abort: true,
      error: `${label} muss wie 2026-11-24T09:00:00Z geschrieben sein`,
    })
    .refine((text) => Date.parse(text) >= EARLIEST, `${label} liegt zu weit in der Vergangenheit`)
    .refine((text) => Date.parse(text) <= LATEST, `${label} liegt zu weit in der Zukunft`)
    .transform((text) => new Date(text).toISOString())
