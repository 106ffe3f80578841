/** The year that a machine was built in, in words where nobody knows it. */
export const yearText = (year: number | null | undefined): string => String(year ?? 'unbekannt')

/** `Baujahr 2019`, `Baujahr unbekannt`. */
export const builtText = ({ year }: { year?: number | null | undefined }): string =>
  `Baujahr ${yearText(year)}`
