import type { ReactNode } from 'react'
import type { Permission } from '../../../shared/accounts/permissions.ts'
import { useMay } from './me.ts'

/** Shows something to those who may do it. */
export const May = ({ permission, children }: { permission: Permission; children: ReactNode }) =>
  useMay(permission) && children
