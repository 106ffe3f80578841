import { zodResolver } from '@hookform/resolvers/zod'
import { Edit, useRecordContext } from 'react-admin'
import { type MessageTemplate, messageTemplatePatch } from '../../../shared/inquiries/template.ts'
import { OvertakenDialog, useOvertaken } from '../forms/OvertakenDialog.tsx'
import { RecordForm } from '../forms/RecordForm.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { TemplateInputs, templateValues } from './TemplateInputs.tsx'
import { useTemplateSaved } from './useTemplateSaved.ts'

const resolver = zodResolver(messageTemplatePatch)

export default function TemplateEdit() {
  const onSuccess = useTemplateSaved()
  const overtaken = useOvertaken()
  return (
    <Edit<MessageTemplate>
      title={false}
      component="div"
      sx={{ maxWidth: 860 }}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess, onError: overtaken.begin }}
    >
      <TemplateForm overtaken={overtaken} />
    </Edit>
  )
}

function TemplateForm({ overtaken }: { overtaken: ReturnType<typeof useOvertaken> }) {
  const template = useRecordContext<MessageTemplate>()
  if (!template) return null
  return (
    <>
      <PageHeader title={template.name} />
      <RecordForm
        draft={`antwortvorlage.${template.id}`}
        values={templateValues}
        resolver={resolver}
        sanitizeEmptyValues={false}
      >
        <TemplateInputs />
        <OvertakenDialog title="Diese Vorlage wurde inzwischen geändert" {...overtaken} />
      </RecordForm>
    </>
  )
}
