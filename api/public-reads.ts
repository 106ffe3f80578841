import type { PublicRead } from './answers/public-read.ts'
import { VisitorReads } from './answers/visitor-reads.ts'
import { categoryReads } from './categories/category.public.ts'
import type { Dependencies } from './context.ts'
import type { Reads } from './db/reads.ts'
import { productReads } from './products/product.public.ts'
import type { Publisher } from './publish/publisher.ts'
import { securityHeaders } from './security-headers.ts'

/** Everything that a visitor may read, by path below `/api`. */
export function publicReads(reads: Reads): Record<string, PublicRead> {
  return { ...productReads(reads), ...categoryReads(reads) }
}

export function openVisitorReads(
  { answers, config, database }: Pick<Dependencies, 'answers' | 'config' | 'database'>,
  publisher: Publisher,
): VisitorReads {
  const reads = publicReads(database.reads)
  return new VisitorReads(reads, answers, publisher, securityHeaders(config.siteUrl))
}
