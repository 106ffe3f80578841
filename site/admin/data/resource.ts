import type { ComponentType } from 'react'
import type { ResourceProps } from 'react-admin'
import type { z } from 'zod'

/** What a folder of the admin says about its resource: its data, its screens and its words. */
export interface AdminResource {
  name: string
  /** Where it lives below `/api`. */
  path: string
  /** What one entry of its list looks like. */
  row: z.ZodType<object>
  /** What a record looks like by itself. */
  record: z.ZodType<object>
  /** Whether the API takes an order for the list. */
  sortable: boolean
  /** The sentences with which a failure begins; without one only the reason is said. */
  failed?: Partial<Record<Action, string>>
  messages: ResourceMessages
  list: ResourceProps['list']
  /** At `new` below its list. */
  create?: ComponentType
  /** At `:id/edit` below its list. */
  edit?: ComponentType
  icon?: ResourceProps['icon']
  recordRepresentation: string
}

export type Action = 'load' | 'save' | 'delete'

interface ResourceMessages {
  /** `singular |||| plural` */
  name: string
  fields: Record<string, string>
  [texts: string]: string | Record<string, string>
}
