/**
 * The pictures that came with a table, found by what the table calls them: with their folders or without, in
 * any letter case, with either slash, and whether `ü` is one character or, as a Mac has it, two.
 */
export class PictureFiles {
  /** Null where several have that path, as `a.jpg` and `A.jpg` do. */
  readonly #byPath = new Map<string, string | null>()
  /** By every end of their path; null where several have that name. */
  readonly #byEnd = new Map<string, string | null>()

  /**
   * @param path as the ZIP has it, of few folders, because every end of it is kept
   * @param file where it is
   */
  add(path: string, file: string): void {
    const whole = plain(path)
    put(this.#byPath, whole, file)
    for (let slash = whole.indexOf('/'); slash >= 0; slash = whole.indexOf('/', slash + 1))
      put(this.#byEnd, whole.slice(slash + 1), file)
  }

  fileOf(name: string): string | null {
    return this.#find(plain(name)) ?? null
  }

  /** Whether more than one could be meant. */
  isAmbiguous(name: string): boolean {
    return this.#find(plain(name)) === null
  }

  #find(name: string): string | null | undefined {
    return this.#byPath.has(name) ? this.#byPath.get(name) : this.#byEnd.get(name)
  }
}

const put = (files: Map<string, string | null>, name: string, file: string) =>
  files.set(name, files.has(name) ? null : file)

const plain = (path: string) =>
  path
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')
