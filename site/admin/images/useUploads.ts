import { useRef, useState } from 'react'
import { HttpError } from 'react-admin'
import type { UploadedImage } from '../../../shared/image.ts'
import { prepareImage } from './prepareImage.ts'
import { UNKNOWN_FAILURE, uploadImage } from './upload.ts'

export interface Upload {
  id: number
  file: File
  /** The part that has been sent, 0 to 1. */
  progress: number
  failure: UploadFailure | null
}

export interface UploadFailure {
  reason: string
  /** Whether the server refused the file. Otherwise the call failed. */
  isAboutFile: boolean
}

const UPLOADS_AT_A_TIME = 3

/** Uploads images, a few at a time, each with its own progress and error. */
export function useUploads(onUploaded: (image: UploadedImage) => void) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const nextId = useRef(1)
  const waiting = useRef<Upload[]>([])
  const running = useRef(0)

  const change = (id: number, values: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...values } : upload)))
  const remove = (id: number) => setUploads((all) => all.filter((upload) => upload.id !== id))

  const send = async ({ id, file }: Upload) => {
    try {
      const image = await prepareImage(file)
      onUploaded(await uploadImage(image, (progress) => change(id, { progress })))
      remove(id)
    } catch (error) {
      const reason = error instanceof Error ? error.message : UNKNOWN_FAILURE
      change(id, { failure: { reason, isAboutFile: !(error instanceof HttpError) } })
    }
  }

  const drain = () => {
    while (running.current < UPLOADS_AT_A_TIME) {
      const upload = waiting.current.shift()
      if (!upload) return
      running.current += 1
      send(upload).finally(() => {
        running.current -= 1
        drain()
      })
    }
  }

  const add = (files: File[]) => {
    const added = files.map((file) => ({ id: nextId.current++, file, progress: 0, failure: null }))
    setUploads((all) => [...all, ...added])
    waiting.current.push(...added)
    drain()
  }

  const retry = (upload: Upload) => {
    change(upload.id, { progress: 0, failure: null })
    waiting.current.push(upload)
    drain()
  }

  return { uploads, add, retry, remove }
}
