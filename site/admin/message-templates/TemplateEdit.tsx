import { zodResolver } from '@hookform/resolvers/zod'
import { Edit, useRecordContext } from 'react-admin'
import { type MessageTemplate, messageTemplatePatch } from '../../../shared/inquiries/template.ts'
import { Overtaken } from '../forms/ConflictDialog.tsx'
import { RecordForm } from '../forms/RecordForm.tsx'
import { handledByForm } from '../forms/saving.tsx'
import { PageHeader } from '../parts/Page.tsx'
import { TemplateInputs, templateValues, useTemplateSaved } from './TemplateInputs.tsx'

const resolver = zodResolver(messageTemplatePatch)

export default function TemplateEdit() {
  const onSuccess = useTemplateSaved()
  return (
    <Edit<MessageTemplate> sx={{ maxWidth: 860 }} mutationOptions={{ onSuccess, ...handledByForm }}>
      <TemplateForm />
    </Edit>
  )
}

function TemplateForm() {
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
        <Overtaken title="Diese Vorlage wurde inzwischen geändert" />
      </RecordForm>
    </>
  )
}
