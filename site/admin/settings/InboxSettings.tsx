import { BooleanInput } from 'react-admin'
import { InboxState } from '../inbox/InboxState.tsx'
import { useInbox } from '../inbox/useInbox.ts'
import { Failure } from '../layout/LoadFailure.tsx'
import { settingLabel } from './labels.ts'

/** The mailbox that is read, and what becomes of a mail that belongs to no inquiry. */
export function InboxSettings() {
  const { data, error, refetch } = useInbox()
  return (
    <>
      {error && <Failure text={error.message} onRetry={refetch} />}
      <div>{data && <InboxState status={data} />}</div>
      <BooleanInput
        source="mail.takeNew"
        label={settingLabel('mail.takeNew')}
        defaultValue={false}
        helperText="Nur für ein Postfach, in dem sonst nichts ankommt, etwa anfrage@…: Was ab jetzt kommt und zu keiner Anfrage gehört, wird eine neue; was schon im Postfach liegt, bleibt dort, Rundschreiben auch."
      />
    </>
  )
}
