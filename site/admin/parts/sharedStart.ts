/** How many letters, in whole words, a name begins with as another one of a list does. */
export function sharedStart(name: string, names: readonly string[]): number {
  const lengths = names
    .filter((other) => other !== name)
    .map((other) => name.slice(0, equalLetters(name, other)).lastIndexOf(' ') + 1)
  return Math.max(0, ...lengths)
}

function equalLetters(name: string, other: string): number {
  let count = 0
  while (count < name.length && name[count] === other[count]) count++
  return count
}
