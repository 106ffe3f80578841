import type { z } from 'zod'
import type { Dealer } from '../dealer/dealer.ts'
import { type LookUp, valuesOf } from './placeholders.ts'

/** The texts of a page: their form, and the wording until the dealer writes their own. */
export interface PageText<Content extends z.ZodObject = z.ZodObject> {
  /** Its name in the API. */
  page: string
  /** Its address. */
  path: string
  content: Content
  template: z.output<Content>
  /** The wording for the demo dealer, if it says more of them. */
  demo?: z.output<Content> | undefined
  /** What placeholders stand for there. */
  valuesOf: (dealer: Dealer, offersAlerts?: boolean) => LookUp
  /** The language that its texts are written in, where it is not German. */
  language?: 'en' | undefined
}

/** Below the home page a page is named like its address. */
export const pageText = <Content extends z.ZodObject>(
  path: string,
  content: Content,
  template: z.output<Content>,
  demoOf?: (template: z.output<Content>) => z.output<Content>,
): PageText<Content> => ({
  page: path.slice(1) || 'home',
  path,
  content,
  template,
  demo: demoOf?.(template),
  valuesOf,
})
