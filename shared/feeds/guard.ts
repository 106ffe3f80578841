/** The part of its machines that a feed may lose between two fetches. */
const MOST_LOST = 0.3

/**
 * The machines that a portal has and would lose, if they are so many that a mistake is likelier than sales.
 * Portals delete what is missing. One of two machines is half of the stock and asks, too.
 * @returns null when the portal may have the new stock
 */
export function suspiciousLoss(
  fetched: Iterable<number>,
  current: ReadonlySet<number>,
): number[] | null {
  const known = [...fetched]
  const lost = known.filter((id) => !current.has(id))
  return lost.length > known.length * MOST_LOST ? lost : null
}
