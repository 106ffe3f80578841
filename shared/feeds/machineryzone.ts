import type { Element, XmlFeed } from './description.ts'
import { namelessObstacles, numberHint, pictureHint, priceHint } from './hints.ts'
import type { OfferedMachine } from './offered-machine.ts'
import { oneLine } from './texts.ts'

const element = (name: string, children: string, attributes?: Record<string, string>): Element => ({
  name,
  children,
  ...(attributes && { attributes }),
})

const given = (name: string, value: string | number | null | undefined): Element[] =>
  value === null || value === undefined || value === '' ? [] : [element(name, String(value))]

function priceOf({ price, product }: OfferedMachine): Element[] {
  if (price === null) return []
  const vat = product.priceKind === 'margin' ? 'margin' : 'excluded'
  return [element('price', String(price), { currency: 'EUR', vat })]
}

function specification([name, value]: [string, string]): Element {
  return element('specification', oneLine(value), { name: oneLine(name) })
}

function addressOf({ dealer }: OfferedMachine): Element {
  return {
    name: 'address',
    children: [
      element('street', oneLine(dealer.street)),
      element('zipcode', dealer.postalCode),
      element('city', oneLine(dealer.city)),
      element('country', 'DE'),
    ],
  }
}

function sellersOf({ dealer }: OfferedMachine): Element {
  const seller = [
    element('name', oneLine(dealer.name)),
    element('phone', dealer.phone.label),
    element('email', dealer.email),
  ]
  return { name: 'sellers', children: [{ name: 'seller', children: seller }] }
}

function equipment(machine: OfferedMachine): Element {
  const { product, number, pictures, page } = machine
  return {
    name: 'equipment',
    attributes: { id: number },
    children: [
      element('category', oneLine(product.category.name), { id: product.category.slug }),
      element('title', oneLine(product.title)),
      element('make', oneLine(product.brand)),
      element('model', oneLine(product.model)),
      ...given('year', product.year ?? undefined),
      element('condition', product.condition),
      ...given('hours', product.figures.hours),
      ...priceOf(machine),
      element('location', oneLine(product.location)),
      ...given('description', oneLine(product.description)),
      {
        name: 'specifications',
        children: Object.entries(product.specifications).map(specification),
      },
      { name: 'pictures', children: pictures.map((picture) => element('picture', picture)) },
      element('url', page),
      sellersOf(machine),
      addressOf(machine),
    ],
  }
}

/**
 * MachineryZone, Agriaffaires and Truckscorner share one form: UTF-8, case-sensitive, `type="complete"` for a
 * file that holds all advertisements. What is public of it names the frame, the id, the category, the sellers
 * and the address. The other elements, and the portal's own numbers of categories, are agreed with the portal.
 */
export const machineryzone: XmlFeed = {
  key: 'machineryzone',
  file: 'machineryzone.xml',
  type: 'application/xml; charset=utf-8',
  kind: 'xml',
  around: [
    { name: 'importfile', attributes: { version: '1.0', type: 'complete' } },
    { name: 'equipments' },
  ],
  element: equipment,
  obstacles: namelessObstacles,
  hints: (machine) => [...priceHint(machine), ...pictureHint(machine), ...numberHint(machine)],
}
