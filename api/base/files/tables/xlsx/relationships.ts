import type { Readable } from 'node:stream'
import { readXml } from './read-xml.ts'

const MOST_RELATIONSHIPS = 10_000

export interface Relationship {
  /** `worksheet`, `sharedStrings`: how the standard's address of it ends. */
  kind: string
  part: string
}

/** Programs differ in the case of letters between a part and what names it, and in the slash. */
export const partName = (name: string) =>
  name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()

/** The parts that a part names, by the name that it gives each; an empty part stands for the file as a whole. */
export async function readRelationships(
  part: string,
  stream: Readable | null,
): Promise<Map<string, Relationship>> {
  const relationships = new Map<string, Relationship>()
  await readXml(stream, {
    open(name, { Id, Type, Target }) {
      if (name !== 'Relationship' || !Id || !Target) return
      if (relationships.size >= MOST_RELATIONSHIPS) throw new Error('Too many relationships')
      const target = URL.parse(Target.value, `file:///${part}`)?.pathname ?? ''
      relationships.set(Id.value, {
        kind: Type?.value.split('/').at(-1) ?? '',
        part: partName(decodeURIComponent(target)),
      })
    },
  })
  return relationships
}

export const partOfKind = (
  relationships: ReadonlyMap<string, Relationship>,
  kind: string,
): string | undefined => [...relationships.values()].find((one) => one.kind === kind)?.part
