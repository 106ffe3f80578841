import { type ComponentType, type RefObject, useEffect } from 'react'
import { useStore } from 'react-admin'
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { parseId } from '../../../shared/values/ids.ts'
import { type DraftName, dropDraftsAbout, useHasDraft } from '../kept/draft.ts'
import { ButtonLink } from '../parts/ScreenLink.tsx'

/** The parameter of an address that names the inquiry which is open. */
const OPEN_PARAMETER = 'anfrage'

/** Names what stands open beside a list. */
export const PANE = 'heute-anfrage'
/** How high a conversation is at most above its answer, so that both are on one screen: a property of what it opens in. */
export const TALK_HEIGHT = '--verlauf'
/** Names the title of what is open. */
export const TITLE = 'anfrage-titel'

/** react-admin's, of the page of a list. */
const PAGE_PARAMETER = 'page'

/** What takes the first words of an answer, because its box has to be loaded before. */
export interface Ahead {
  inquiry: Pick<Inquiry, 'id' | 'name'>
  /** What was typed before it began. */
  text: string
  field: RefObject<HTMLTextAreaElement | null>
  /** Whether it is to be sent as soon as the box has the words. */
  isToSend: RefObject<boolean>
  /** Called when the box has the words. */
  end: () => void
}

/** Over any screen, which may go on once the answer is sent. */
export interface OverProps {
  closesWhenSent?: boolean | undefined
}

/** In a list, which goes on once the answer is sent. */
export interface InListProps {
  id: number
  /** What takes the first words of an answer. */
  ahead: Ahead | null
  onSent: () => void
}

export interface BesideProps extends InListProps {
  onClose: () => void
}

/** Where an inquiry opens; `ahead` shows nothing, and loads what it opens in once a list is there. */
export type OpenedProps =
  | { where: 'ahead' }
  | ({ where?: 'over' } & OverProps)
  | ({ where: 'beside' } & BesideProps)
  | ({ where: 'below' } & InListProps)

/** How an inquiry opens, handed to a screen that needs to know no more of it. */
export type Opener = ComponentType<OpenedProps>

/**
 * The address says which inquiry is open, so it can be shared and the back button closes it. After
 * closing, the history does not contain that address, because going back would open the inquiry again.
 */
export function useOpenInquiry() {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const openId = parseId(search.get(OPEN_PARAMETER) ?? undefined)

  const change = (
    to: Record<string, number | null>,
    options: NavigateOptions = { replace: true },
  ) =>
    setSearch(
      (current) => {
        for (const [name, value] of Object.entries(to))
          if (value === null) current.delete(name)
          else current.set(name, String(value))
        return current
      },
      { preventScrollReset: true, ...options },
    )
  /** From an inquiry to another one, closing leads to where the first was opened. */
  const open = (id: number) =>
    change(
      { [OPEN_PARAMETER]: id },
      { replace: openId !== null, state: openId === null ? { isOpenedHere: true } : state },
    )
  /** Opens one of another page of the list, which then shows that page. Closing stays on it. */
  const openOnPage = (id: number, page: number) =>
    change({ [OPEN_PARAMETER]: id, [PAGE_PARAMETER]: page })
  return {
    openId,
    open,
    openOnPage,
    close: () => (state?.isOpenedHere ? navigate(-1) : change({ [OPEN_PARAMETER]: null })),
  }
}

/** react-admin restores a list's whole address at the next visit, which would open the inquiry again. */
export function useForgetOpenInquiry() {
  const [params, setParams] = useStore<Record<string, unknown>>('inquiries.listParams', {})
  useEffect(() => {
    if (!(OPEN_PARAMETER in params)) return
    const { [OPEN_PARAMETER]: _, ...rest } = params
    setParams(rest)
  }, [params, setParams])
}

/** Leads from an inquiry to another one, by its number. */
export function OpenOther({ id, receipt }: { id: number; receipt: string }) {
  const { open } = useOpenInquiry()
  return <ButtonLink onClick={() => open(id)}>{receipt}</ButtonLink>
}

/** Where an opened inquiry is answered. */
export const ANSWER_PLACE = 'anfrage-antwort'

/** The name under which the browser keeps an answer that is not sent yet. */
export const answerDraftName = (inquiryId: number): DraftName => `antwort.${inquiryId}`

/** Drops what is begun about an inquiry that is gone, as it may hold what an erased person has said. */
export const dropInquiryDrafts = (inquiryId: number) =>
  dropDraftsAbout(inquiryId, ['antwort', 'absender', 'schritt', 'verloren'])

/** Nobody answers spam and doubles, and nobody takes care of them. */
export const isWorkedOn = ({ spam, duplicateOf }: Inquiry) => !spam && duplicateOf === null

/** Leads to the text of the answer, which may be far below. */
export const focusAnswer = () =>
  document.querySelector<HTMLElement>(`#${ANSWER_PLACE} textarea`)?.focus()

/** Before what was said last: that this browser keeps a text which is not sent or saved yet. */
export const TextBegun = ({ inquiryId }: { inquiryId: number }) =>
  useHasDraft(answerDraftName(inquiryId)) && <b>Text angefangen · </b>
