import Button from '@mui/material/Button'
import { useState } from 'react'
import { Edit, LinkBase, useRecordContext } from 'react-admin'
import { pageName } from '../../../shared/page-name.ts'
import { pageTextOf } from '../../../shared/texts/index.ts'
import { type Text, text } from '../../../shared/texts/text.ts'
import { isConflict } from '../data/failure.ts'
import { useSaved } from '../forms/useSaved.ts'
import { NotFound } from '../layout/ErrorPage.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { adminPaths } from '../paths.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { PreviewButton } from './PreviewButton.tsx'
import { TemplateButton } from './TemplateButton.tsx'
import { TextForm } from './TextForm.tsx'

const ANY_VERSION = '*'

export default function TextEdit() {
  const onSuccess = useSaved()
  const [newer, setNewer] = useState<string | null>(null)
  const onError = (error: Error) => {
    if (!isConflict(error)) return
    setNewer(text.safeParse(error.body?.data).data?.updatedAt ?? ANY_VERSION)
  }
  return (
    <Edit<Text & { id: string }>
      title={false}
      component="div"
      actions={false}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess, onError }}
    >
      <TextScreen newer={newer} onCancel={() => setNewer(null)} />
    </Edit>
  )
}

interface ScreenProps {
  newer: string | null
  onCancel: () => void
}

function TextScreen({ newer, onCancel }: ScreenProps) {
  const record = useRecordContext<Text>()
  const form = record && pageTextOf(record.page)
  if (!record) return null
  if (!form) return <NotFound />
  const name = pageName(form.path)
  return (
    <>
      <PageHeader title={`Texte: ${name}`}>
        <Button variant="outlined" href={form.path} target="_blank">
          Auf der Website ansehen
        </Button>
        <Button component={LinkBase} to={adminPaths.textHistory(record.page)} variant="outlined">
          Verlauf
        </Button>
        {!record.isTemplate && <TemplateButton />}
      </PageHeader>
      <TextForm form={form} actions={<PreviewButton page={record.page} name={name} />}>
        {newer && <ConflictDialog version={newer} onCancel={onCancel} />}
      </TextForm>
    </>
  )
}
