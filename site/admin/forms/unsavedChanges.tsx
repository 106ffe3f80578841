import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type RouterLocation, useBlocker } from 'react-admin'
import { type FieldValues, useFormContext } from 'react-hook-form'
import { useBeforeUnload } from 'react-router-dom'
import type { z } from 'zod'
import { adminPaths } from '../data/adminPaths.ts'
import { type DraftName, dropDraft, readDraft, writeDraft } from '../kept/draft.ts'
import { DiscardQuestion, UNSAVED } from './FormDialog.tsx'

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
const changedFields = (values: Values, stored: Values) =>
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

/** Calls back when what is typed changes, with what the form began with, and whether the two differ. */
export function useTyped<Values extends FieldValues>(
  onTyped: (values: Values, stored: FieldValues, isDirty: boolean) => void,
) {
  const { subscribe } = useFormContext<Values>()
  const last = useRef('')
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, defaultValues = {}, isDirty = false }) => {
          // The end of a save is reported, too, and must not bring back a draft that has just ended.
          const state = JSON.stringify([values, defaultValues, isDirty])
          if (state === last.current) return
          last.current = state
          onTyped(values, defaultValues, isDirty)
        },
      }),
    [subscribe, onTyped],
  )
}

/** Saves in the browser what is typed, for a form that restores it by itself. */
export function DraftSaver<Values extends FieldValues>({
  onChange,
}: {
  onChange: (values: Values) => void
}) {
  useTyped(onChange)
  return null
}

/**
 * Keeps what is typed in a short form that anything may close, until it is saved or cancelled.
 * @param name e.g. `verloren.7`
 * @param start what the fields begin with where nothing was kept
 */
export function useKeptInput<Values extends FieldValues>(
  name: DraftName,
  schema: z.ZodType<Values>,
  start: Values,
) {
  // What was saved is no draft, and goes with the session.
  const queryClient = useQueryClient()
  const savedKey = ['saved-input', name]
  const [saved] = useState(() => schema.safeParse(queryClient.getQueryData(savedKey)).data ?? start)
  const [values] = useState(() => readDraft(name, schema)?.values ?? saved)
  const keep = (typed: FieldValues) => {
    if (changedFields(typed, saved).length > 0) writeDraft(name, typed)
    else dropDraft(name)
  }
  /** Forgets it and goes on. */
  const end = (goOn: () => void) => () => {
    dropDraft(name)
    goOn()
  }
  /** Has the form begin with what was saved and is taken back. */
  const returnSaved = (typed: FieldValues) => queryClient.setQueryData(savedKey, typed)
  return { values, keep, end, returnSaved }
}

export interface LeaveQuestionProps {
  /** What leaving would lose, as a sentence; null as long as nothing would be lost. */
  loss: string | null
  /** Whether a save is under way, after which nothing may be left to ask. */
  isSaving?: boolean
  /** Whether a navigation leaves what is being edited; by default, one to another screen does. */
  isLeaving?: ((current: RouterLocation, next: RouterLocation) => boolean) | undefined
  /** Called when the user leaves and discards the changes. */
  onDiscard: () => void
}

const toAnotherScreen = (current: RouterLocation, next: RouterLocation) =>
  next.pathname !== current.pathname

/**
 * Asks before the user leaves something unfinished. react-admin uses the browser's dialog, which is hard to
 * read on a phone, and would also ask when a session ends, although the draft is kept then.
 */
export function LeaveQuestion({
  loss,
  isSaving = false,
  isLeaving = toAnotherScreen,
  onDiscard,
}: LeaveQuestionProps) {
  const isUnsaved = loss !== null
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      isLeaving(currentLocation, nextLocation) &&
      nextLocation.pathname !== adminPaths.login,
  )
  useBeforeUnload((event) => {
    if (isUnsaved) event.preventDefault()
  })

  // After a save the navigation starts before the form knows that it was saved.
  useEffect(() => {
    if (blocker.state === 'blocked' && !isUnsaved) blocker.proceed()
  }, [blocker, isUnsaved])

  return (
    <DiscardQuestion
      isOpen={blocker.state === 'blocked' && isUnsaved && !isSaving}
      loss={loss ?? UNSAVED}
      onKeep={() => blocker.state === 'blocked' && blocker.reset()}
      onDiscard={() => {
        onDiscard()
        if (blocker.state === 'blocked') blocker.proceed()
      }}
    />
  )
}
