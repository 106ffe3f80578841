import type { Quantities } from '../../../shared/product/machine-selection.ts'
import { priceText, visiblePrice } from '../../../shared/product/price.ts'
import type { Product } from '../../../shared/product/product.ts'
import { formatCount, formatPrice } from '../../../shared/writing/format.ts'

const piecesOf = ({ id }: Product, quantities: Quantities) => quantities[id] ?? 1

/**
 * What the machines of a list that can be had cost together: `53.400 € zzgl. MwSt., dazu 1 Preis auf Anfrage`. Net and
 * margin prices are no sum; null where there is nothing to add up.
 */
export function totalText(machines: readonly Product[], quantities: Quantities): string | null {
  const offered = machines.filter(({ status }) => status !== 'sold')
  const pieces = offered.reduce((sum, machine) => sum + piecesOf(machine, quantities), 0)
  const sumOf = (kind: Product['priceKind']) =>
    offered
      .filter(({ priceKind }) => priceKind === kind)
      .reduce(
        (sum, machine) => sum + (visiblePrice(machine) ?? 0) * piecesOf(machine, quantities),
        0,
      )
  const [net, margin] = [sumOf('net'), sumOf('margin')]
  if (pieces < 2 || net + margin === 0) return null
  const open = offered.filter((machine) => visiblePrice(machine) === null)
  const openPieces = open.reduce((sum, machine) => sum + piecesOf(machine, quantities), 0)
  return [
    net > 0 && `${formatPrice(net)} zzgl. MwSt.`,
    margin > 0 && `${formatPrice(margin)} differenzbesteuert`,
    openPieces > 0 && formatCount(openPieces, 'Preis auf Anfrage', 'Preise auf Anfrage'),
  ]
    .filter(Boolean)
    .join(', dazu ')
}

/** A list in words, for mail and messengers: each machine with its price, then the sum and where the list is shown. */
export function listText(
  machines: readonly Product[],
  quantities: Quantities,
  address: string,
): string {
  const total = totalText(machines, quantities)
  const entries = machines.map((machine) => {
    const pieces = piecesOf(machine, quantities)
    const price = machine.status === 'sold' ? 'verkauft' : priceText(machine)
    return `${pieces > 1 ? `${pieces} × ` : ''}${machine.title}: ${price}`
  })
  return [...entries, total && `Zusammen: ${total}`, address].filter(Boolean).join('\n')
}

/** An address that begins a mail with a list. */
export const mailAddress = (subject: string, text: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
