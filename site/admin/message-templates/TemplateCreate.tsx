import { zodResolver } from '@hookform/resolvers/zod'
import { Create } from 'react-admin'
import { messageTemplateInput } from '../../../shared/inquiries/template.ts'
import { RecordForm } from '../forms/RecordForm.tsx'
import { PageHeader } from '../parts/Page.tsx'
import { TemplateInputs, templateValues, useTemplateSaved } from './TemplateInputs.tsx'

const resolver = zodResolver(messageTemplateInput)
const empty = { name: '', language: 'de', subject: '', text: '{{anrede}},\n\n', dataSheets: false }

export default function TemplateCreate() {
  const onSuccess = useTemplateSaved()
  return (
    <>
      <PageHeader title="Neue Antwortvorlage" />
      <Create sx={{ maxWidth: 860 }} mutationOptions={{ onSuccess }}>
        <RecordForm
          draft="antwortvorlage.neu"
          values={templateValues}
          defaultValues={empty}
          resolver={resolver}
        >
          <TemplateInputs />
        </RecordForm>
      </Create>
    </>
  )
}
