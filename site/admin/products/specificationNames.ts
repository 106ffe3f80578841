export const NAME_LIST = 'spezifikationsnamen'

/** The entries of a type sheet in their usual order, each with an example in the usual unit. */
export const specificationExamples: Record<string, string> = {
  Tragkraft: '3.000 kg',
  Lastschwerpunkt: '500 mm',
  Hubhöhe: '4.500 mm',
  Bauhöhe: '2.200 mm',
  Freihub: '1.500 mm',
  Mast: 'Triplex',
  Antrieb: 'Diesel',
  Motor: 'VW 2,0 l',
  Batterie: '48 V / 625 Ah, Baujahr 2021',
  Ladegerät: '48 V / 80 A',
  Getriebe: 'Hydrostatisch',
  Reifen: 'Superelastik',
  Gabellänge: '1.200 mm',
  Anbaugerät: 'Seitenschieber',
  Zusatzhydraulik: '3. und 4. Kreis',
  Gesamtlänge: '3.650 mm',
  Gesamtbreite: '1.150 mm',
  'Höhe Schutzdach': '2.150 mm',
  Wenderadius: '2.250 mm',
  Radstand: '1.700 mm',
  Eigengewicht: '4.500 kg',
  Fahrgeschwindigkeit: '20 km/h',
  Steigfähigkeit: '25 %',
  Betriebsstunden: '4.200 h',
  Zustand: 'Gebraucht, geprüft',
  'UVV geprüft bis': '06/2027',
  Kabine: 'Vollkabine mit Heizung',
}

/** An example of a value; undefined for names that the dealer has invented. */
export function valueHint(name: string): string | undefined {
  const example = specificationExamples[name.trim()]
  return example && `z. B. ${example}`
}
