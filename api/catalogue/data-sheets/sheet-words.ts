import type { Sketch } from '../../../shared/drawing/index.ts'
import type { Product } from '../../../shared/product/product.ts'
import type { Fact } from './facts.ts'
import type { SheetDealer } from './sheet-content.ts'
import type { FrameWords } from './sheet-frame.ts'

/** A line about the price, and how it looks. */
export interface PriceLine {
  text: string
  look: 'amount' | 'usual' | 'small' | 'struck' | 'fine'
}

interface DataGroup {
  heading: string
  lines: Fact[]
}

/** Everything that a data sheet says, in one language. */
export interface SheetWords {
  frame: FrameWords
  /** What its head says about a machine. */
  facts(product: Product): Fact[]
  price(product: Product, dealer: SheetDealer): PriceLine[]
  picture: {
    alt(image: string, title: string): string
    /** That it is no photograph; null for one. */
    kind(image: string): string | null
  }
  description: { heading(product: Product): string; text(product: Product): string }
  data: {
    heading: string
    none: string
    /** Behind the heading above what a column break has parted from it. */
    continued: string
    groups(product: Product): DataGroup[]
  }
  sketch: {
    heading: string
    note(sketch: Sketch): string
    describe(sketch: Sketch): string
    /** A length on a dimension line, as German is written. */
    length(text: string): string
  }
}
