import type { ComponentType } from 'react'
import type { z } from 'zod'
import { assignmentRule } from '../../../shared/dealer/assignment.ts'
import { exceptionalDay } from '../../../shared/dealer/company-settings.ts'
import { settings } from '../../../shared/dealer/settings.ts'
import type { FieldProps } from '../forms/Field.tsx'
import {
  AccountInput,
  AccountsInput,
  AssignmentInputs,
  CategoryInput,
} from './AssignmentInputs.tsx'
import { HoursInput, WeekInputs } from './HoursInput.tsx'
import { MailboxInput, SenderInput } from './MailInputs.tsx'

const { hours, mail, assignment } = settings.shape

/** The settings with inputs of their own; those of all others follow from their type. */
const inputs = new Map<z.core.$ZodType, ComponentType<FieldProps>>([
  [hours.shape.week, WeekInputs],
  // The inputs of the week set it as well.
  [hours.shape.byAppointment, () => null],
  [exceptionalDay.shape.open, HoursInput],
  [mail.shape.from, SenderInput],
  [mail.shape.takeNew, MailboxInput],
  [assignment, AssignmentInputs],
  [assignment.shape.accounts, AccountsInput],
  [assignmentRule.shape.categoryId, CategoryInput],
  [assignmentRule.shape.accountId, AccountInput],
])

export const ownInputs = { inputOf: (schema: z.core.$ZodType) => inputs.get(schema) }
