/** In milliseconds. What colleagues change about inquiries appears by itself. */
export const REFETCH_INTERVAL = 30_000
