import { z } from 'zod'
import { importModes, importReport } from './report.ts'

const importPhases = ['check', 'pictures', 'apply'] as const
export type ImportPhase = (typeof importPhases)[number]

/** How far an import is, and what came of it. */
export const importJob = z
  .object({
    phase: z.enum([...importPhases, 'waiting', 'done']),
    done: z.number().int(),
    /** 0 as long as nobody knows. */
    total: z.number().int(),
    report: importReport.optional(),
    error: z.string().optional(),
  })
  .meta({ id: 'ImportJob' })
export type ImportJob = z.infer<typeof importJob>

/** What the caller calls an import, to follow it. */
export const jobName = z.uuid('Auftrag muss eine UUID sein')

export const importInput = z.object({
  mode: z.enum(importModes, { error: 'Modus muss „check“ oder „apply“ sein' }).default('check'),
  skipFailed: flag('skipFailed'),
  fetchPictures: flag('fetchPictures'),
  mapping: z.string().default('{}').meta({
    description: 'JSON: Überschrift → Feld, technische Angabe, „Weitere: …“ oder null',
  }),
  job: jobName.optional().meta({
    description: 'Vom Aufrufer gewählt, um dem Import zu folgen',
  }),
})
export type ImportInput = z.output<typeof importInput>

function flag(name: string) {
  return z
    .enum(['true', 'false'], { error: `${name} muss „true“ oder „false“ sein` })
    .default('false')
    .transform((text) => text === 'true')
}
