import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { GetListParams } from 'react-admin'

/** Translates react-admin's page, order and filters to the API's query string. */
export function listQuery({ pagination, sort, filter }: Partial<GetListParams>, sortable = false) {
  const query = new URLSearchParams()
  if (pagination) {
    query.set('page', String(pagination.page))
    query.set('limit', String(pagination.perPage))
  }
  if (sort && sortable) {
    query.set('sort', sort.field)
    query.set('order', sort.order.toLowerCase())
  }
  for (const [name, value] of Object.entries<unknown>(filter ?? {}))
    if (value !== '' && value !== null && value !== undefined) query.set(name, String(value))
  return query.toString()
}

/** Days in Berlin, both included. */
export interface DayRange {
  from: string
  to: string
}

export const rangeQuery = ({ from, to }: DayRange) => new URLSearchParams({ from, to })

/** In milliseconds. What colleagues change about inquiries appears by itself. */
export const REFETCH_INTERVAL = 30_000

/** Whatever is to be dealt with today, and the state of the publisher: asked for again after every change. */
export const TODAY_QUERY = ['today']
export const PUBLISH_QUERY = ['publish']

/** Loads today's work anew when this has become another one. @param known what a query answers, the same as long as it does */
export function useTodayFollows(known: object | undefined): void {
  const queryClient = useQueryClient()
  const last = useRef(known)
  useEffect(() => {
    if (last.current && known !== last.current)
      void queryClient.invalidateQueries({ queryKey: TODAY_QUERY })
    last.current = known
  }, [known, queryClient])
}
