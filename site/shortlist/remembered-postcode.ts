const KEY = 'gabelstapler.postleitzahl'

/** Where a visitor wants machines to be delivered, until the browser's tab is closed. */
export const rememberedPostcode = {
  read(): string | null {
    try {
      return sessionStorage.getItem(KEY)
    } catch {
      return null
    }
  },

  /** Does nothing where the browser forbids storage: then it is asked for on each page. */
  write(postcode: string): void {
    try {
      sessionStorage.setItem(KEY, postcode)
    } catch {}
  },
}
