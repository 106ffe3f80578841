/** Settings of glibc for a process that shall be small: freed large blocks go back to the system at once, and threads share arenas. */
export const FRUGAL = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '1048576',
}
