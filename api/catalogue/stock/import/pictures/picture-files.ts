type Found = { file: string } | { refusal: string }
type PictureFile = { path: string } & Found

/**
 * The pictures that came with a table, found by what the table calls them: with their folders or without, in
 * any letter case, with either slash, and whether `ü` is one character or, as a Mac has it, two.
 */
export class PictureFiles {
  /** Null where several have that path, as `a.jpg` and `A.jpg` do. */
  readonly #byPath = new Map<string, PictureFile | null>()
  /** By every end of their path; null where several have that name. */
  readonly #byEnd = new Map<string, PictureFile | null>()
  readonly #unused = new Set<string>()

  /**
   * @param path as the ZIP has it, of few folders, because every end of it is kept
   * @param found where it is, or why it is not taken
   */
  add(path: string, found: Found): void {
    const whole = plain(path)
    const picture = { path, ...found }
    this.#unused.add(path)
    put(this.#byPath, whole, picture)
    for (let slash = whole.indexOf('/'); slash >= 0; slash = whole.indexOf('/', slash + 1))
      put(this.#byEnd, whole.slice(slash + 1), picture)
  }

  fileOf(name: string): string | null {
    const found = this.#find(plain(name))
    if (found) this.#unused.delete(found.path)
    return found && 'file' in found ? found.file : null
  }

  /** Why a picture that came with the table is not taken; null for any other. */
  refusalOf(name: string): string | null {
    const found = this.#find(plain(name))
    return found && 'refusal' in found ? found.refusal : null
  }

  /** The paths of those that nobody has asked for. */
  unused(): string[] {
    return [...this.#unused]
  }

  /** Whether more than one could be meant. */
  isAmbiguous(name: string): boolean {
    return this.#find(plain(name)) === null
  }

  #find(name: string): PictureFile | null | undefined {
    return this.#byPath.has(name) ? this.#byPath.get(name) : this.#byEnd.get(name)
  }
}

const put = (files: Map<string, PictureFile | null>, name: string, file: PictureFile) =>
  files.set(name, files.has(name) ? null : file)

const plain = (path: string) =>
  path
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')

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
