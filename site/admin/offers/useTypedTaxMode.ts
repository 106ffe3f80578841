import { useWatch } from 'react-hook-form'
import type { TaxMode } from '../../../shared/offers/offer-input.ts'
import { typedTaxMode } from './offerForm.ts'

/** Where the goods of the offer in the form go. */
export const useTypedTaxMode = (): TaxMode => typedTaxMode(useWatch({ name: 'taxMode' }))
