import { useQuery } from '@tanstack/react-query'
import { customer } from '../../../shared/persons/customer.ts'
import { load } from '../data/api.ts'
import { REFETCH_INTERVAL } from '../data/query.ts'

/** Under which name everything about a customer is kept; without a key, about all. */
export const customerQuery = (...key: [key?: string]) => ['customers', 'getList', ...key]

/** Everything about a customer. It is read again after every change, as lists are. */
export const useCustomer = (key: string, enabled: boolean) =>
  useQuery({
    queryKey: customerQuery(key),
    queryFn: () => load(customer, `/customers/${encodeURIComponent(key)}`),
    enabled,
    retry: false,
    refetchInterval: REFETCH_INTERVAL,
  })
