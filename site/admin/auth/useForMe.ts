import { withoutOperator } from '../../../shared/mail/for-operator.ts'
import { useMe } from './me.tsx'

/** What of a text the user is to read: only administrators what names settings of the machine. */
export function useForMe(): (text: string) => string {
  return useMe()?.roleKey === 'administrator' ? asItIs : withoutOperator
}

const asItIs = (text: string) => text
