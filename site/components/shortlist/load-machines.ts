import { type Product, product } from '../../../shared/product/product.ts'
import { read } from '../../read.ts'

interface Machines {
  machines: Product[]
  /** The numbers that no machine has, or none that visitors may see. */
  gone: number[]
}

/** The machines of these numbers, in this order. */
export async function loadMachines(locals: App.Locals, ids: number[]): Promise<Machines> {
  const found = await Promise.all(ids.map((id) => read(locals, `/products/${id}`, product)))
  return {
    machines: found.filter((machine) => machine !== null),
    gone: ids.filter((_, index) => found[index] === null),
  }
}
