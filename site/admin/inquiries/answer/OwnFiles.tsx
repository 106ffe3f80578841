import AttachIcon from '@mui/icons-material/AttachFile'
import CloseIcon from '@mui/icons-material/Close'
import { Alert, Box, Button, IconButton, Typography } from '@mui/material'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import {
  OWN_FILE_TYPES,
  OWN_FILES,
  OWN_FILES_MB,
  ownFileProblem,
  ownFilesProblem,
} from '../../../../shared/inquiries/message-input.ts'
import { formatSize } from '../../../../shared/writing/format.ts'
import { prepareImage } from '../../images/upload.ts'
import { PlainList } from '../../parts/Boxes.tsx'
import { DropArea, FileButton } from '../../parts/files.tsx'
import type { AnswerValues } from './answerForm.ts'

/** Where somebody attaches photographs and papers of their own to a reply. */
export function OwnFiles() {
  const box = useRef<HTMLDivElement>(null)
  const { getValues, setValue, clearErrors } = useFormContext<AnswerValues>()
  const files: File[] = useWatch<AnswerValues, 'files'>({ name: 'files' })
  const lost: string[] = useWatch<AnswerValues, 'lostFiles'>({ name: 'lostFiles' })
  const { errors, isSubmitting } = useFormState<AnswerValues>()
  useRefusedInSight(box)

  const change = (to: File[]) => {
    clearErrors('files')
    setValue('files', to, { shouldDirty: true })
  }
  const miss = (names: string[]) => setValue('lostFiles', names, { shouldDirty: true })
  const add = async (chosen: File[]) => {
    const attached = new Set(chosen.map(({ name }) => stemOf(name)))
    change([...getValues('files'), ...chosen])
    miss(getValues('lostFiles').filter((name) => !attached.has(stemOf(name))))
    for (const file of chosen) {
      // What this browser cannot read, the server may, or it says why not.
      const smaller = await prepareImage(file).catch(() => file)
      const now = getValues('files')
      if (smaller !== file && now.includes(file))
        change(now.map((one) => (one === file ? smaller : one)))
    }
  }
  const remove = (file: File) => {
    change(getValues('files').filter((one) => one !== file))
    box.current?.querySelector('button')?.focus()
  }

  const problem = ownFilesProblem(files) ?? errors.files?.message
  return (
    <div ref={box}>
      {lost.length > 0 && (
        <Alert severity="info" sx={{ mb: 1 }}>
          Dateien bitte noch einmal anhängen: {lost.join(', ')}
          <Box sx={{ ml: -1 }}>
            <Button color="inherit" disabled={isSubmitting} onClick={() => miss([])}>
              Nicht mehr nötig
            </Button>
          </Box>
        </Alert>
      )}
      <DropArea onFiles={add}>
        <FileButton
          icon={<AttachIcon />}
          label="Dateien anhängen"
          accept={[...OWN_FILE_TYPES, '.heic', '.heif']}
          multiple
          disabled={isSubmitting}
          onFiles={add}
        />
        <Typography variant="note">
          {files.length > 0
            ? `Zusammen ${formatSize(sizeOf(files))} von ${OWN_FILES_MB} MB`
            : `oder hierher ziehen – Bilder und PDF, bis zu ${OWN_FILES} Dateien und ${OWN_FILES_MB} MB`}
        </Typography>
      </DropArea>
      {problem && <Problem text={problem} />}
      <PlainList gap={0} aria-label="Angehängte Dateien">
        {Object.entries(files).map(([position, file]) => (
          <FileRow
            key={position}
            file={file}
            problem={ownFileProblem(file) ?? errors.files?.[Number(position)]?.message}
            isLocked={isSubmitting}
            onRemove={() => remove(file)}
          />
        ))}
      </PlainList>
    </div>
  )
}

/** A picture may have got another ending since it was chosen. */
const stemOf = (name: string) => name.replace(/\.\w+$/, '')

/** Leads to the first file because of which nothing was sent, where no field is wrong that comes before it. */
function useRefusedInSight(box: RefObject<HTMLElement | null>) {
  const { errors, isSubmitting, submitCount } = useFormState<AnswerValues>()
  const seen = useRef(submitCount)
  useEffect(() => {
    if (isSubmitting || seen.current === submitCount) return
    seen.current = submitCount
    const { root: _, files, ...others } = errors
    if (!files || Object.keys(others).length > 0) return
    const find = (button: string) => box.current?.querySelector<HTMLElement>(button)
    const first = find(`${REFUSED} button`) ?? find('li button')
    first?.focus({ preventScroll: true })
    first?.closest('li')?.scrollIntoView({ block: 'center' })
  }, [box, errors, isSubmitting, submitCount])
}

const REFUSED = 'li:has([role=alert])'

const sizeOf = (files: readonly File[]) => files.reduce((sum, { size }) => sum + size, 0)

interface RowProps {
  file: File
  problem: string | undefined
  isLocked: boolean
  onRemove: () => void
}

function FileRow({ file: { name, size }, problem, isLocked, onRemove }: RowProps) {
  const id = useId()
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider', pb: problem ? 1 : 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 44 }}>
        <Typography variant="body2" sx={{ flex: 1, minWidth: 0 }}>
          {name}
        </Typography>
        <Typography variant="note">{formatSize(size)}</Typography>
        <IconButton
          aria-label={`${name} entfernen`}
          {...(problem && { 'aria-describedby': id })}
          disabled={isLocked}
          onClick={onRemove}
          sx={{ width: 44, height: 44 }}
        >
          <CloseIcon />
        </IconButton>
      </Box>
      {problem && <Problem id={id} text={problem} />}
    </Box>
  )
}

const Problem = ({ id, text }: { id?: string; text: string }) => (
  <Typography id={id} role="alert" variant="body2" color="error">
    {text}
  </Typography>
)
