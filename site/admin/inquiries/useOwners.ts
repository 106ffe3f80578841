import { useQuery } from '@tanstack/react-query'
import type { Owner } from '../../../shared/inquiries/inquiry.ts'
import { inquiryCalls } from './inquiryCalls.ts'

const NOBODY: Owner[] = []

/** The accounts that may be in charge of an inquiry; none until they are loaded. */
export const useOwners = (): Owner[] =>
  useQuery({ queryKey: ['inquiries', 'owners'], queryFn: inquiryCalls.owners }).data ?? NOBODY
