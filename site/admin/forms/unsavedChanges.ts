type Values = Record<string, unknown>

/** The `updatedAt` of a record: null if it was never saved, undefined for what has no versions. */
export type Version = string | null | undefined

/** What a form holds beyond its record. */
export interface Unsaved {
  /** The version of the record that the form showed when they were typed. */
  version?: Version
  /** The fields that were changed. */
  changed: string[]
  values: Values
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** Which fields differ; one that is not there is like an empty one. */
export const changedFields = (values: Values, stored: Values) =>
  Object.keys(values).filter((field) => !same(values[field], stored[field]))

/** Only what was changed, because the record may have become newer in everything else. */
export const changesOf = ({ changed, values }: Unsaved): Values =>
  Object.fromEntries(changed.map((field) => [field, values[field]]))

/**
 * Follows what a form holds that is not saved.
 * @param keep called with each state of it, and with null as soon as there is nothing unsaved any more
 */
export function followChanges(keep: (unsaved: Unsaved | null) => void) {
  /** Of a draft that was restored: the version that it was typed over, which the form does not show. */
  let restored: { version: Version } | null = null
  let hasBegun = false
  let values: Values = {}
  let saved: Values = {}

  const end = () => {
    restored = null
    hasBegun = false
    keep(null)
  }
  return {
    /**
     * @param stored what the form began with, of the version given
     * @param isDirty whether the form counts as changed; it may fill in what its record leaves open by itself
     */
    typed(now: Values, stored: Values, version: Version, isDirty = true) {
      values = now
      // The form may still hold what was saved as it was typed, where the record has it trimmed.
      const changed = changedFields(now, stored).filter(
        (field) => !(field in saved && same(now[field], saved[field])),
      )
      if (changed.length === 0) return hasBegun ? end() : undefined
      if (!hasBegun && !isDirty) return
      hasBegun = true
      keep({ version, ...restored, changed, values: now })
    },
    /** A draft is restored that was typed over that version. */
    goOn(version: Version) {
      restored = { version }
      hasBegun = true
    },
    /** The version that a save must find unchanged. */
    versionOf: (current: Version): Version => (restored ? restored.version : current),
    /** A save begins. Call what is answered when it has succeeded. */
    saving() {
      const sent = values
      return () => {
        saved = sent
        restored = null
        if (same(sent, values)) end()
      }
    },
  }
}
