/**
 * The pictures that came with a table, found by what the table calls them: with their folders or without, in
 * any letter case, with either slash, and whether `ü` is one character or, as a Mac has it, two.
 */
export class PictureFiles {
  readonly #byPath = new Map<string, string>()
  /** By every end of their path; null where several have that name. */
  readonly #byEnd = new Map<string, string | null>()

  /**
   * @param path as the ZIP has it, of few folders, because every end of it is kept
   * @param file where it is
   */
  add(path: string, file: string): void {
    const whole = plain(path)
    this.#byPath.set(whole, file)
    for (let slash = whole.indexOf('/'); slash >= 0; slash = whole.indexOf('/', slash + 1)) {
      const end = whole.slice(slash + 1)
      this.#byEnd.set(end, this.#byEnd.has(end) ? null : file)
    }
  }

  fileOf(name: string): string | null {
    return this.#byPath.get(plain(name)) ?? this.#byEnd.get(plain(name)) ?? null
  }

  /** Whether more than one could be meant. */
  isAmbiguous(name: string): boolean {
    return this.fileOf(name) === null && this.#byEnd.has(plain(name))
  }
}

const plain = (path: string) =>
  path
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')
