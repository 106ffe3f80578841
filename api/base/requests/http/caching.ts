/** For files whose address changes with their content: one year, the longest that caches keep anything. */
export const FOREVER = 'public, max-age=31536000, immutable'
