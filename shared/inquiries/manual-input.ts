import { z } from 'zod'
import { keysOf } from '../values/records.ts'
import { contactFields, requireAskedQuantities } from './contact-input.ts'
import { ownerInput, requireWayBack } from './inquiry-patch.ts'
import { nextStepInput, type Source, sourceLabels } from './stage.ts'

const isManual = (source: Source): source is Exclude<Source, 'website'> => source !== 'website'
export const manualSources = keysOf(sourceLabels).filter(isManual)

/** An inquiry that came by telephone, by mail, from a portal or in the yard, and is written down by hand. */
export const manualInput = contactFields
  .pick({
    name: true,
    company: true,
    email: true,
    phone: true,
    message: true,
    language: true,
    productIds: true,
    quantities: true,
  })
  .extend({
    source: z.enum(manualSources, { error: 'Woher die Anfrage kam, ist erforderlich' }),
    ownerId: ownerInput.optional(),
    nextStep: nextStepInput.optional(),
  })
  .check(requireWayBack, requireAskedQuantities)
  .meta({ id: 'ManualInquiry' })
export type ManualInput = z.infer<typeof manualInput>
