import AttachIcon from '@mui/icons-material/AttachFileOutlined'
import { Box, Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Attachment, type Message, PICTURE_TYPES } from '../../../shared/inquiries/message.ts'
import { formatSize } from '../../../shared/writing/format.ts'
import { API, fetchFile } from '../data/api.ts'
import { PlainList } from '../parts/Boxes.tsx'
import { saveFile, useOpenFile } from '../parts/files.tsx'
import { useCall } from '../parts/useCall.ts'

interface Props {
  inquiryId: number
  message: Pick<Message, 'id' | 'kind' | 'attachments'>
}

/** The files of a message, each to be opened; what strangers send is saved, if it is no picture. */
export const AttachedFiles = ({ inquiryId, message: { id, kind, attachments } }: Props) =>
  attachments.length > 0 && (
    <PlainList aria-label="Anhang" sx={{ display: 'flex', flexWrap: 'wrap' }} above={1}>
      {attachments.map((file, position) => {
        const key = position
        return (
          <li key={key}>
            <AttachedFile
              file={file}
              address={`${API}/contact/${inquiryId}/messages/${id}/attachments/${position}`}
              isFromOutside={kind === 'received'}
            />
          </li>
        )
      })}
    </PlainList>
  )

interface FileProps {
  file: Attachment
  address: string
  isFromOutside: boolean
}

function AttachedFile({ file: { name, size, type }, address, isFromOutside }: FileProps) {
  const isPicture = PICTURE_TYPES.includes(type)
  const load = () => fetchFile(address)
  const opening = useOpenFile({ load, name, failed: 'Der Anhang lässt sich nicht öffnen' })
  const saving = useCall({
    call: load,
    onDone: (file) => saveFile(file, name),
    failed: 'Der Anhang lässt sich nicht speichern',
  })
  return (
    <Button
      variant="outlined"
      disabled={opening.isPending || saving.isPending}
      onClick={() => (isFromOutside && !isPicture ? saving.mutate() : opening.open())}
      sx={button}
    >
      {isPicture ? <SmallPicture address={address} /> : <AttachIcon />}
      <span>
        {name} ({formatSize(size)})
      </span>
    </Button>
  )
}

/** It has no text alternative, because it stands beside the name. */
function SmallPicture({ address }: { address: string }) {
  const { data, isError } = useQuery({
    queryKey: ['inquiries', 'thumbnail', address],
    queryFn: () => fetchFile(`${address}/thumbnail`),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const [source, setSource] = useState<string>()
  useEffect(() => {
    if (!data) return
    const shown = URL.createObjectURL(data)
    setSource(shown)
    return () => URL.revokeObjectURL(shown)
  }, [data])
  if (isError) return <AttachIcon />
  return <Box sx={frame}>{source && <Box component="img" src={source} alt="" sx={picture} />}</Box>
}

const button = {
  minHeight: 44,
  gap: 1,
  textAlign: 'left',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
}
const frame = { width: 96, height: 72, flex: 'none', bgcolor: 'background.default' }
const picture = { width: 1, height: 1, objectFit: 'cover', display: 'block', borderRadius: 0.5 }
