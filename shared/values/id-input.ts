import { z } from 'zod'
import { LARGEST_ID } from './ids.ts'

/** The number of something, as it is sent. */
export const idInput = (wrong: string) =>
  z.number({ error: wrong }).int(wrong).positive(wrong).max(LARGEST_ID, wrong)
