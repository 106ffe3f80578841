import { useEffect, useRef, useState } from 'react'
import { HttpError } from 'react-admin'
import type { UploadedImage } from '../../../shared/images/image.ts'
import { useReportUploads } from '../forms/saving.tsx'
import { prepareImage, UNKNOWN_FAILURE, uploadImage } from './upload.ts'

export interface Upload {
  id: number
  file: File
  /** The part that has been sent, 0 to 1. */
  progress: number
  failure: UploadFailure | null
  cancel: AbortController
}

interface UploadFailure {
  reason: string
  /** Whether the server refused the file. Otherwise the call failed. */
  isAboutFile: boolean
}

const UPLOADS_AT_A_TIME = 3

/**
 * Uploads images, a few at a time, each with its own progress and error. The form around them waits for them.
 * @param onUploaded receives the image, and the number of its upload, which counts in the order of choosing
 */
export function useUploads(onUploaded: (image: UploadedImage, id: number) => void) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const nextId = useRef(1)
  const waiting = useRef<Upload[]>([])
  const running = useRef(new Set<Upload>())

  const change = (id: number, values: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...values } : upload)))
  const forget = (id: number) => setUploads((all) => all.filter((upload) => upload.id !== id))

  const send = async ({ id, file, cancel: { signal } }: Upload) => {
    try {
      const image = await prepareImage(file)
      onUploaded(await uploadImage(image, (progress) => change(id, { progress }), signal), id)
      forget(id)
    } catch (error) {
      if (signal.aborted) return
      const reason = error instanceof Error ? error.message : UNKNOWN_FAILURE
      change(id, { failure: { reason, isAboutFile: !(error instanceof HttpError) } })
    }
  }

  const drain = () => {
    while (running.current.size < UPLOADS_AT_A_TIME) {
      const upload = waiting.current.shift()
      if (!upload) return
      running.current.add(upload)
      send(upload).finally(() => {
        running.current.delete(upload)
        drain()
      })
    }
  }

  const add = (files: File[]) => {
    const added = files.map((file) => ({
      id: nextId.current++,
      file,
      progress: 0,
      failure: null,
      cancel: new AbortController(),
    }))
    setUploads((all) => [...all, ...added])
    waiting.current.push(...added)
    drain()
  }

  const retry = (upload: Upload) => {
    change(upload.id, { progress: 0, failure: null })
    waiting.current.push(upload)
    drain()
  }

  const remove = ({ id, cancel }: Upload) => {
    waiting.current = waiting.current.filter((upload) => upload.id !== id)
    cancel.abort()
    forget(id)
  }

  useEffect(
    () => () => {
      waiting.current = []
      for (const { cancel } of running.current) cancel.abort()
    },
    [],
  )

  useReportUploads({
    running: uploads.filter(({ failure }) => !failure).length,
    // A file that the server refuses is no picture to wait for.
    failed: uploads.filter(({ failure }) => failure && !failure.isAboutFile).length,
  })
  return { uploads, add, retry, remove }
}
