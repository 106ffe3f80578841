import { Box, Button, Link, Typography } from '@mui/material'
import {
  type InquiryDetail,
  inquiryDetail,
  type JoinedPart,
  joinedInquiry,
} from '../../../../shared/inquiries/inquiry.ts'
import { formatDay } from '../../../../shared/time/dates.ts'
import { dialledNumber, phoneOf } from '../../../../shared/writing/phone.ts'
import { May } from '../../auth/me.tsx'
import { isConflict, load } from '../../data/api.ts'
import { BulletList, Section } from '../../parts/Boxes.tsx'
import { useNotifyUndoable } from '../../parts/change.tsx'
import { EVERYTHING, useCall } from '../../parts/useCall.ts'

/** What was joined into an inquiry, and the way back as long as there is one. */
export function JoinedParts({ inquiry }: { inquiry: InquiryDetail }) {
  const { joined } = inquiry
  if (joined.length === 0) return null
  return (
    <Section title="Zusammengeführt mit">
      <BulletList>
        {joined.map((part) => (
          <Typography key={part.id} component="li" variant="body2">
            {part.receipt} · {formatDay(part.createdAt)} · {part.name}
            <May permission="inquiries.edit">
              <PartButton {...part} />
            </May>
            <PartContacts part={part} inquiry={inquiry} />
          </Typography>
        ))}
      </BulletList>
    </Section>
  )
}

interface ContactsProps {
  part: Contacts
  /** The one that goes on. */
  inquiry: Contacts & Pick<InquiryDetail, 'language'>
}

/** Whom the sender of a joined inquiry stands for and how they are reached, where that is not as before. */
export function PartContacts({ part, inquiry }: ContactsProps) {
  const { company, email, phone } = otherContacts(part, inquiry)
  return (
    <>
      {company && <Box>{company}</Box>}
      {phone && (
        <Box>
          <Link href={phoneOf(phone, inquiry.language).href}>{phone}</Link>
        </Box>
      )}
      {email && (
        <Typography component="div">
          <Link href={`mailto:${email}`}>{email}</Link>
        </Typography>
      )}
    </>
  )
}

function PartButton({ id, receipt, partUntil }: JoinedPart) {
  const { mutate: part, isPending } = usePart(id)
  if (Date.parse(partUntil) < Date.now()) return null
  return (
    <Button
      size="small"
      aria-label={`${receipt} wieder trennen`}
      loading={isPending}
      onClick={() => part()}
      sx={{ ml: 0.5 }}
    >
      Trennen
    </Button>
  )
}

/**
 * Joins an inquiry with others, of which the oldest goes on. What became of it is said with the way back.
 * @param failed what is said before the reason of a failure; null where the screen says the reason by itself
 */
export function useJoin(
  id: number,
  {
    onDone,
    failed = 'Fehler beim Zusammenführen',
  }: { onDone?: () => void; failed?: string | null } = {},
) {
  const notify = useNotifyUndoable()
  const { mutateAsync: part } = useCall({
    call: takeJoiningBack,
    failed: null,
    invalidates: EVERYTHING,
  })
  return useCall({
    call: (into: number) => load(inquiryDetail, `/contact/${id}/join`, { json: { into } }),
    onDone: (whole, into) => {
      const joined = whole.id === id ? into : id
      notify(joinedNotice(whole, joined), () => part(joined))
      onDone?.()
    },
    failed,
    invalidates: EVERYTHING,
  })
}

/** Lets an inquiry stand by itself again. */
const usePart = (id: number) =>
  useCall({
    call: () => partFrom(id),
    done: parted,
    failed: 'Fehler beim Trennen',
    invalidates: EVERYTHING,
  })

const partFrom = (id: number) => load(inquiryDetail, `/contact/${id}/part`, { method: 'POST' })

const parted = ({ receipt }: InquiryDetail) => `${receipt} steht wieder für sich`

/** Which inquiry has become a part, and of which one: one notice of several joinings is not like another. */
export function joinedNotice(
  { receipt, joined }: { receipt: string; joined: readonly Pick<JoinedPart, 'id' | 'receipt'>[] },
  id: number,
): string {
  const part = joined.find((one) => one.id === id)
  return `${part?.receipt ?? 'Die Anfrage'} gehört jetzt zu ${receipt}`
}

const aloneOrJoined = joinedInquiry.partial({ joinedInto: true, joinedReceipt: true })

/**
 * Parts what was just joined, unless somebody has done so elsewhere by now.
 * @returns what is said then
 */
export async function takeJoiningBack(id: number): Promise<string> {
  try {
    return parted(await partFrom(id))
  } catch (error) {
    if (!isConflict(error)) throw error
    const { receipt, joinedInto } = await load(aloneOrJoined, `/contact/${id}`)
    if (joinedInto) throw error
    return `${receipt} steht schon wieder für sich`
  }
}

type Contacts = Pick<JoinedPart, 'company' | 'email' | 'phone'>

/** The numbers under which the customer of an inquiry asked to be called, the newest first, each once. */
export function numbersOf({
  phone,
  joined,
}: Pick<InquiryDetail, 'phone'> & {
  joined: readonly Pick<JoinedPart, 'phone' | 'createdAt'>[]
}): string[] {
  const newest = joined.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  const numbers = [...newest.map((part) => part.phone), phone].filter(Boolean)
  const dialled = numbers.map(dialledNumber)
  return numbers.filter((_, index) => dialled.indexOf(dialled[index] ?? '') === index)
}

/** Firm and contacts of the sender of a joined inquiry; each is empty where it is that of the one which goes on. */
export const otherContacts = (part: Contacts, whole: Contacts): Contacts => ({
  company: part.company === whole.company ? '' : part.company,
  email: part.email.toLowerCase() === whole.email.toLowerCase() ? '' : part.email,
  phone: dialledNumber(part.phone) === dialledNumber(whole.phone) ? '' : part.phone,
})
