/**
 * Puts an uploaded image before the first one that was chosen after it, else at the end. Uploads end in any
 * order.
 * @param numbers of the images that were uploaded here, in the order of choosing
 */
export function insertInOrder(
  images: string[],
  image: string,
  numbers: ReadonlyMap<string, number>,
): string[] {
  const own = numbers.get(image) ?? Number.POSITIVE_INFINITY
  const next = images.findIndex((other) => (numbers.get(other) ?? 0) > own)
  return images.toSpliced(next === -1 ? images.length : next, 0, image)
}
