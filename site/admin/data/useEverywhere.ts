import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useDebouncedEvent } from 'react-admin'
import { everywhere } from '../../../shared/persons/everywhere.ts'
import { load } from './api.ts'

const DEBOUNCE_MS = 150
const SHORTEST = 2

/**
 * Asks for everything that a search finds, once one has stopped typing.
 * @returns the query, whose data belong to what was typed before as long as `isPending`
 */
export function useEverywhere(typed: string) {
  const wanted = typed.trim()
  const isAsked = wanted.length >= SHORTEST
  const [search, setSearch] = useState('')
  const searchSoon = useDebouncedEvent(setSearch, DEBOUNCE_MS)
  useEffect(() => searchSoon(wanted), [wanted, searchSoon])
  const query = useQuery({
    queryKey: ['search', search],
    queryFn: () => load(everywhere, `/search?${new URLSearchParams({ q: search })}`),
    enabled: search.length >= SHORTEST,
    retry: false,
    placeholderData: keepPreviousData,
    // What is known of somebody stays in the browser no longer than it is looked at.
    gcTime: 0,
  })
  const isPending = isAsked && !query.error && (search !== wanted || query.isFetching)
  return { query, isAsked, isPending }
}
