/** Where a machine stands and how it can be seen there: not every one stands where the dealer is. */
export function viewingText(location: string, dealerCity: string): string {
  const isHere = location.trim().toLowerCase() === dealerCity.trim().toLowerCase()
  return isHere
    ? `Diese Maschine steht bei uns in ${dealerCity}. Ansehen und Probe fahren können Sie nach Anmeldung.`
    : `Standort dieser Maschine: ${location}. Ansehen und Probe fahren können Sie dort nach Absprache.`
}
