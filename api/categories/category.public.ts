import { z } from 'zod'
import type { Category } from '../../shared/category.ts'
import { flag, parameter } from '../../shared/query.ts'
import { publicQuery, publicRead } from '../answers/public-read.ts'
import type { Reads } from '../db/reads.ts'
import { notFound } from '../errors.ts'
import { tags } from '../publish/tags.ts'
import { UNKNOWN_CATEGORY } from './category.changes.ts'
import { findCategory, listCategories } from './category.reads.ts'

const listQuery = z.object({
  /** Without counts an answer depends on names alone and outlives every change of products. */
  counts: parameter(flag()).transform((counts) => counts ?? true),
})

const tagsOf = ({ id }: Category) => [tags.category(id), tags.productsOf(id)]

/** What everyone may ask about categories, by path. */
export function categoryReads(reads: Reads) {
  const list = publicQuery(listQuery, async ({ query, seesInactive, shows }) => {
    const all = await listCategories(reads, seesInactive)
    shows(tags.categories)
    if (query.counts) {
      shows(...all.flatMap(tagsOf))
      return { data: all }
    }
    shows(...all.map(({ id }) => tags.category(id)))
    return { data: all.map(({ _count, ...category }) => category) }
  })

  const one = publicRead(async ({ id, seesInactive, shows }) => {
    shows(tags.categories)
    const category = await requireCategory(reads, id, seesInactive)
    shows(...tagsOf(category))
    return { data: category }
  })

  return { '/categories': list, '/categories/:id': one }
}

/** @throws {ApiError} 404 for a category that there is not */
export async function requireCategory(
  reads: Reads,
  idOrSlug: string,
  seesInactive: boolean,
): Promise<Category> {
  const category = await findCategory(reads, idOrSlug, seesInactive)
  if (!category) throw notFound(UNKNOWN_CATEGORY)
  return category
}
