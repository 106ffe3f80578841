const listed = new Intl.ListFormat('de')

/** What others can still buy once an inquiry is won by hand; empty where that is nothing. */
export function forSaleText(titles: string[]): string {
  if (titles.length === 0) return ''
  const names = listed.format(titles.map((title) => `„${title}“`))
  const [are, them] = titles.length === 1 ? ['ist', 'die Maschine'] : ['sind', 'die Maschinen']
  return `${names} ${are} weiter für alle zu haben, auch auf der Website. Reservieren können Sie ${them} in der Anfrage.`
}
