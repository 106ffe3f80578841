/** Days in Berlin, both included. */
export interface DayRange {
  from: string
  to: string
}

export const rangeQuery = ({ from, to }: DayRange) => new URLSearchParams({ from, to })
