import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { type Owner, owner } from '../../../shared/inquiries/inquiry.ts'
import { load } from '../data/api.ts'

const NO_OWNERS: Owner[] = []

/** The accounts that may be in charge of an inquiry; none until they are loaded. */
export const useOwners = (): Owner[] =>
  useQuery({
    queryKey: ['inquiries', 'owners'],
    queryFn: () => load(z.array(owner), '/contact/owners'),
  }).data ?? NO_OWNERS
