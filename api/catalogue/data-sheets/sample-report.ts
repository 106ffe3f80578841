import { recognise } from '../../../shared/figures/recognise.ts'
import { type Product, productInput } from '../../../shared/product/product.ts'

const specifications = {
  Tragkraft: '1.600 kg',
  Hubhöhe: '4.500 mm',
  Antrieb: 'Elektro',
  Betriebsstunden: '4.120 h',
}

const input = productInput.parse({
  title: 'Muster eines Elektrostaplers',
  brand: 'Muster',
  model: 'eines Elektrostaplers',
  year: 2019,
  grade: 'B',
  priceKind: 'onRequest',
  location: 'Muster',
  categoryId: 1,
  specifications,
  conditionReport: [
    {
      part: 'Mast',
      mark: 2,
      note: 'Kein Spiel in den Profilen. Laufrollen geschmiert, Schlauch des Zusatzkreises erneuert.',
    },
    { part: 'Ketten', mark: 2, note: 'Längung 1,1 % (zulässig 3 %). Gleich gespannt.' },
    {
      part: 'Gabeln',
      mark: 3,
      note: 'Abnutzung am Knick 6 % (zulässig 10 %). Spitzen gerade, Rasten fest.',
    },
    { part: 'Bremsen', mark: 1, note: 'Beläge erneuert, Bremsweg und Feststellbremse geprüft.' },
    { part: 'Lenkung', mark: 2, note: 'Ohne Spiel. Lager des Lenkschemels geschmiert.' },
    {
      part: 'Reifen',
      mark: 4,
      note: 'Vorn noch 30 %, hinten 45 %. Vorn bald zu ersetzen, auf Wunsch vor der Übergabe.',
    },
    {
      part: 'Batterie',
      mark: 3,
      note: '48 V, 575 Ah, Baujahr 2019. Restkapazität 82 % im Entladetest, Zellen gleichmäßig.',
    },
    { part: 'Hydraulik', mark: 2, note: 'Dicht. Öl und Filter gewechselt.' },
    {
      part: 'Elektrik',
      mark: 2,
      note: 'Steuerung ohne Fehlereinträge, Licht und Hupe in Ordnung.',
    },
    {
      part: 'Lack',
      mark: 3,
      note: 'Kratzer am Gegengewicht und an den Trittstufen, kein Durchrost.',
    },
    { part: 'Sitz', mark: 1, note: 'Neuer Sitz mit Gurt.' },
  ],
})

/** A machine that there is not, so that its report shows what every report says. */
export const sampleMachine: Product = {
  ...input,
  id: 0,
  category: { id: 1, name: 'Elektrostapler', slug: 'electric', icon: '' },
  figures: recognise(specifications).figures,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}
