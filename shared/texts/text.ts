import { z } from 'zod'
import { paths } from '../addresses/paths.ts'

/** The texts of a page as the API answers them; the form of `content` depends on the page. */
export const text = z
  .object({
    page: z.string(),
    content: z.record(z.string(), z.unknown()),
    isTemplate: z.boolean().meta({ description: 'Ob es die Vorlage ist' }),
    updatedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Text' })
export type Text = z.infer<typeof text>

export const textInput = z
  .object({
    content: z.record(z.string(), z.unknown(), { error: 'Inhalt muss ein Objekt sein' }),
  })
  .meta({ id: 'TextInput' })

/** Nothing sent changes nothing. */
export const textPatch = textInput.partial().meta({ id: 'TextPatch' })

/** The pages that are not named like their address. */
const ownAddresses: Record<string, string> = { home: paths.home, export: paths.english.home }

/** The address of the page with that name in the API. */
export const addressOf = (page: string): string => ownAddresses[page] ?? `/${page}`
