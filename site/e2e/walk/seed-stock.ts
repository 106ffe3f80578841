import { addDays, berlinDay } from '../../../shared/time/dates.ts'
import type { Call } from '../call.ts'

/** A machine that looks like one of the demo stock, with what is special of it. */
async function addMachine(call: Call, title: string, more: object = {}): Promise<number> {
  const plausible = { brand: 'Linde', model: 'H30D', year: 2019, price: 24_900, categoryId: 1 }
  const input = { ...plausible, title, location: 'Hamburg', ...more }
  return (await call('POST', '/products', input)).id
}

/** Machines in each status, an import and a change of many. */
export async function seedStock(call: Call) {
  const inactive = await addMachine(call, 'Linde H30D im Entwurf', { status: 'inactive' })
  const { address } = await call<{ address: string }>('POST', `/products/${inactive}/preview`)
  const onRequest = { price: null, priceKind: 'onRequest' }
  const asked = await addMachine(call, 'Linde H30D auf Anfrage', onRequest)
  const rent = { day: 90, week: 350, month: 990 }
  const rented = await addMachine(call, 'Linde H30D zur Miete', { priceKind: 'margin', rent })
  const sold = await addMachine(call, 'Linde H30D verkauft', { status: 'sold' })
  const reserved = await addMachine(call, 'Linde H30D reserviert', {
    status: 'reserved',
    reservedUntil: addDays(berlinDay(new Date()), 1),
  })
  await call('DELETE', `/products/${await addMachine(call, 'Linde H30D im Papierkorb')}`)
  const table = new FormData()
  table.set('mode', 'apply')
  table.set(
    'file',
    new File(
      [
        'Lagernummer;Titel;Marke;Modell;Baujahr;Preis (€);Standort;Kategorie\r\nRUNDE-1;Still RX 20;Still;RX 20;2019;9000;Hamburg;electric\r\n',
      ],
      'bestand.csv',
    ),
  )
  await call('POST', '/products/import', table)
  const ids = [asked, rented]
  await call('PUT', '/products/bulk', { ids, changes: { location: 'Bremen' }, mode: 'apply' })
  await call('PUT', `/products/${rented}`, { note: 'Nächste Woche zur Prüfung' })
  const numbers = { inactive, asked, rented, sold }
  return {
    ...Object.fromEntries(Object.entries(numbers).map(([name, id]) => [name, String(id)])),
    reserved: String(reserved),
    preview: new URL(address).pathname,
  }
}
