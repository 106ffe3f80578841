import type { ReactNode } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form'
import type { SaveFailure } from './saveFailure.ts'

interface Props<Values extends FieldValues, Output> {
  values: DefaultValues<Values>
  resolver: Resolver<Values, unknown, Output>
  /** Saves what was typed; answers why it could not be saved. */
  onSave: (output: Output) => Promise<SaveFailure | undefined>
  children: ReactNode
}

/** A form that checks by schema, shows the server's errors beside their fields and loses nothing. */
export function SchemaForm<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { values, resolver, onSave, children } = props
  const form = useForm<Values, unknown, Output>({ defaultValues: values, resolver })
  const isField = (name: string): name is Path<Values> => name in form.getValues()

  const submit = form.handleSubmit(async (output) => {
    const failure = await onSave(output)
    if (!failure) return
    const fields = Object.keys(failure.fields).filter(isField)
    fields.forEach((field, index) => {
      const message = failure.fields[field] ?? ''
      form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 })
    })
    const others = Object.entries(failure.fields).filter(([name]) => !isField(name))
    const reasons = others.map(([, message]) => message)
    form.setError('root.serverError', { message: [failure.message, ...reasons].join(' ') })
  })

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit}>
        {children}
      </form>
    </FormProvider>
  )
}
