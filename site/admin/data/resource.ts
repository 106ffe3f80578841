import type { ComponentType } from 'react'
import type { ResourceProps } from 'react-admin'
import type { z } from 'zod'
import type { Permission } from '../../../shared/accounts/permissions.ts'

interface Schemas {
  /** Of a record in the list. */
  row: z.ZodType<object>
  /** Of a single record. */
  record: z.ZodType<object>
  /** Of one that was deleted, where it is not the one of the list. */
  deleted?: z.ZodType<object>
}

/** A resource of the admin: its data, screens and texts. */
export interface AdminResource {
  name: string
  /** The path below `/api`. */
  path: string
  /** There is one record alone, which is at the path itself. */
  isSingle?: boolean
  /** The path of one record, where it is another. */
  recordPath?: string
  /** The path that takes a new record, where it is another. */
  createPath?: string
  /** Loaded when the resource is first asked for, so that the first screen does not bring the schemas of all. */
  schemas: () => Promise<Schemas>
  /** Whether the API can sort the list. */
  sortable?: boolean
  /** Whether the menu and a new day lead to the whole list, without what was searched for before. */
  opensWhole?: boolean
  /** What all of react-admin's actions ask for, or each of them. One that is not named is the administrator's alone. */
  permissions: Permission | Partial<Record<string, Permission>>
  /** Texts before the reason of a failure. */
  failed?: Partial<Record<Action, string>>
  messages: ResourceMessages
  list: ResourceProps['list']
  /** The screen at `new` below the list. */
  create?: ComponentType
  /** The screen at `:id/edit` below the list. */
  edit?: ComponentType
  /** The screen at `:id/history` below the list. */
  history?: ComponentType
  icon: ComponentType
  recordRepresentation: string
}

/** What an action on a resource asks for; undefined for what is the administrator's alone. */
export const permissionFor = (
  { permissions }: Pick<AdminResource, 'permissions'>,
  action: string,
): Permission | undefined => (typeof permissions === 'string' ? permissions : permissions[action])

export type Action = 'load' | 'save' | 'delete'

interface ResourceMessages {
  /** `singular |||| plural` */
  name: string
  fields: Record<string, string>
  [texts: string]: string | Record<string, string>
}
