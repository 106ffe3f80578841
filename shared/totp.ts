import { z } from 'zod'

/** The key of a second factor that is being set up. */
export const totpSetup = z
  .object({
    secret: z.string().meta({ description: 'Der Schlüssel zum Abtippen' }),
    uri: z.string().meta({ description: 'otpauth://…, für den QR-Code' }),
  })
  .meta({ id: 'TotpSetup' })
export type TotpSetup = z.infer<typeof totpSetup>

export const totpConfirmation = z
  .object({
    code: z
      .string({ error: 'Code ist erforderlich' })
      .trim()
      .regex(/^\d{3} ?\d{3}$/, 'Der Code besteht aus sechs Ziffern'),
  })
  .meta({ id: 'TotpConfirmation' })
export type TotpConfirmation = z.infer<typeof totpConfirmation>

export const recoveryCodes = z
  .object({ recoveryCodes: z.array(z.string()) })
  .meta({ id: 'RecoveryCodes' })
export type RecoveryCodes = z.infer<typeof recoveryCodes>
