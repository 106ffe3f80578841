import { fieldMeta, flag } from '../forms/field.ts'

/** Whether the dealer wants a second factor of everybody who logs in. */
export const requiresSecondFactor = flag().register(fieldMeta, {
  title: 'Anmeldung in zwei Schritten für alle',
})
