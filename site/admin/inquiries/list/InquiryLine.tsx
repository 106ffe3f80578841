import { Box } from '@mui/material'
import type { HTMLAttributes, MouseEvent, ReactNode } from 'react'
import type { Inquiry } from '../../../../shared/inquiries/inquiry.ts'
import type { LastMessage } from '../../../../shared/inquiries/message.ts'
import { focusLine, LINE_ATTRIBUTE, OPENER_ATTRIBUTE } from '../../lists/lines.ts'
import { LanguageMark } from '../../parts/LanguageMark.tsx'
import { TextBegun } from '../openInquiry.tsx'

interface Props extends HTMLAttributes<HTMLElement> {
  inquiry: Pick<Inquiry, 'id' | 'name' | 'company' | 'language'>
  /** Whether the lines are those of a table, and not of a list. */
  isRow?: boolean
  /** A class of the line that the styles of its list know. */
  look?: string
  /** What stands before the name. */
  start?: ReactNode
  /** What has opened below it. */
  below?: ReactNode
  onOpen: (id: number) => void
  /** The cells that follow the name. */
  children: ReactNode
}

/** Where a press means something else than to open the line. */
const OWN_PRESS = 'button, a, input, select, label'

/** An inquiry in a list: who it is from, and what the list says of it. A press opens it. */
export function InquiryLine(props: Props) {
  const { inquiry, isRow = false, look = '', start, below, onOpen, children, ...rest } = props
  const { id, name, company, language } = inquiry
  const press = ({ target, currentTarget }: MouseEvent) => {
    // What is pressed in a dialog that belongs to the line arrives here, too.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return
    if (target.closest(OWN_PRESS) || !isNothingMarked()) return
    focusLine(id)
    onOpen(id)
  }
  return (
    <Box
      component={isRow ? 'div' : 'li'}
      role={isRow ? 'rowgroup' : undefined}
      {...{ [LINE_ATTRIBUTE]: id }}
      tabIndex={-1}
      {...rest}
    >
      <Box className={`line ${look}`} role={isRow ? 'row' : undefined} onClick={press}>
        {start}
        <Box
          component={isRow ? 'div' : 'h3'}
          role={isRow ? 'cell' : undefined}
          className="who"
          title={[name, company].filter(Boolean).join(', ')}
        >
          <button {...{ [OPENER_ATTRIBUTE]: '' }} type="button" onClick={() => onOpen(id)}>
            {name}
          </button>
          <LanguageMark language={language} isShort />
          {company && <span className="cut">{company}</span>}
        </Box>
        {children}
      </Box>
      {below}
    </Box>
  )
}

/** Who marks a text wants to copy it. */
const isNothingMarked = () => getSelection()?.isCollapsed !== false

interface WordProps {
  inquiry: Pick<Inquiry, 'id' | 'message'>
  lastMessage: LastMessage | null
  /** Whose words the last message is. */
  who: string
  /** What stands before it. */
  children?: ReactNode
}

/** What was said last about an inquiry. */
export function LastWord({ inquiry: { id, message }, lastMessage, who, children }: WordProps) {
  const text = lastMessage?.text ?? message
  return (
    <span className="cut" title={text}>
      {children}
      <TextBegun inquiryId={id} />
      {lastMessage && <span className="quiet">{who}</span>}
      {text || <span className="quiet">ohne Nachricht</span>}
    </span>
  )
}
