/**
 * What a machine shows once some pictures of its row have failed: none of those that it has goes as long as one of the
 * new ones is missing.
 * @param good those of the row that are there
 */
export function shownPictures(
  before: readonly string[],
  wanted: readonly string[],
  good: readonly string[],
): readonly string[] {
  const isComplete = good.length === wanted.length
  return isComplete || before.every((image) => good.includes(image)) ? good : before
}
