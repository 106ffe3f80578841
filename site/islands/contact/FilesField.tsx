import './files-field.css'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import {
  SENT_FILE_ACCEPT,
  SENT_FILES,
  SENT_FILES_MB,
} from '../../../shared/inquiries/sent-files.ts'
import { formatSize } from '../../../shared/writing/format.ts'
import { useIsLive } from '../use-is-live.ts'
import { FieldError } from './FieldError.tsx'
import { errorId, fieldId } from './fields.ts'
import type { ChosenFile, Files } from './use-files.ts'

interface Props {
  chosen: Files
  /** What helps in this case. */
  hint: string | undefined
  error: string | undefined
  /** The names of files that have to be chosen again. */
  missing: readonly string[]
  isSending: boolean
  onChange: () => void
}

const LIMITS = `Bis zu ${SENT_FILES} Bilder oder PDF, zusammen ${SENT_FILES_MB} MB.`

/** Where a visitor adds photographs and papers. Without a script it is what the browser has for that. */
export function FilesField({ chosen, hint, error, missing, isSending, onChange }: Props) {
  const isLive = useIsLive()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [said, setSaid] = useState('')
  const id = fieldId('files')
  const hintId = useId()
  /** What is wrong with a single one stands beside it. */
  const ofOne = chosen.files.find(({ problem }) => problem !== null && problem === error)
  useEarlier(input, chosen)

  function take(from: HTMLInputElement) {
    const files = [...(from.files ?? [])]
    from.value = ''
    if (files.length === 0) return
    chosen.add(files)
    setSaid(`Angehängt: ${files.map(({ name }) => name).join(', ')}`)
    onChange()
  }

  function remove({ id, file }: ChosenFile, index: number) {
    chosen.remove(id)
    setSaid(`${file.name} entfernt`)
    onChange()
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const next = buttons[index + 1] ?? buttons[index - 1] ?? input.current
    next?.focus()
  }

  return (
    <div className="field files-field" data-field="files" data-live={isLive || undefined}>
      <label className="files-field__choose" htmlFor={id}>
        <span className="label">
          Fotos und PDF <span className="label__optional">(freiwillig)</span>
        </span>
        <input
          ref={input}
          id={id}
          name="files"
          type="file"
          multiple
          accept={SENT_FILE_ACCEPT}
          disabled={isSending}
          aria-invalid={error ? true : undefined}
          aria-describedby={[error && (ofOne ? problemId(ofOne) : errorId('files')), hintId]
            .filter(Boolean)
            .join(' ')}
          onChange={({ currentTarget }) => take(currentTarget)}
        />
        <span className="button files-field__button" aria-hidden="true">
          Dateien auswählen
        </span>
      </label>
      <p className="hint" id={hintId}>
        {hint} {LIMITS}
      </p>
      <FieldError name="files" error={ofOne ? undefined : error} />
      {missing.length > 0 && (
        <p className="files-field__missing">Bitte noch einmal auswählen: {missing.join(', ')}</p>
      )}
      {chosen.files.length > 0 && (
        <ul ref={list} className="plain files-field__list" aria-label="Angehängte Dateien">
          {chosen.files.map((one, index) => (
            <FileRow
              key={one.id}
              chosen={one}
              isSending={isSending}
              onRemove={() => remove(one, index)}
            />
          ))}
        </ul>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  )
}

/** Takes over what was chosen before the script ran. */
function useEarlier(input: RefObject<HTMLInputElement | null>, chosen: Files) {
  const { add } = chosen
  const take = useRef(add)
  useEffect(() => {
    const files = [...(input.current?.files ?? [])]
    if (!input.current || files.length === 0) return
    input.current.value = ''
    take.current(files)
  }, [input])
}

interface RowProps {
  chosen: ChosenFile
  isSending: boolean
  onRemove: () => void
}

const problemId = ({ id }: Pick<ChosenFile, 'id'>) => `${errorId('files')}-${id}`

function FileRow({ chosen: { id: number, file, problem }, isSending, onRemove }: RowProps) {
  const id = problemId({ id: number })
  return (
    <li>
      <span className="files-field__name">{file.name}</span>
      <span className="hint">{formatSize(file.size)}</span>
      <button
        type="button"
        className="files-field__remove"
        aria-label={`${file.name} entfernen`}
        aria-describedby={problem ? id : undefined}
        disabled={isSending}
        onClick={onRemove}
      >
        Entfernen
      </button>
      {problem && (
        <p className="error" id={id}>
          {problem}
        </p>
      )}
    </li>
  )
}
