import { z } from 'zod'

/** A share in percent, from 0 to `max`. */
export const percent = (label: string, max = 100) =>
  z
    .number({ error: `${label} muss eine Zahl in Prozent sein` })
    .min(0, `${label} muss mindestens 0 % sein`)
    .max(max, `${label} darf höchstens ${max} % sein`)
