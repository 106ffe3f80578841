/**
 * Settings of glibc for small processes: freed large blocks go back to the system at once, the rest from 16 MB on, and
 * threads share arenas. With 1 MB each page would cost the server twice as much processor time.
 */
export const FRUGAL = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '16777216',
}
