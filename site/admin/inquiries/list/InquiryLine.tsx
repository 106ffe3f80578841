import { Box, Checkbox } from '@mui/material'
import { memo, useState } from 'react'
import { counted } from '../../../../shared/inquiries/counted.ts'
import type { ListedInquiry } from '../../../../shared/inquiries/listed-inquiry.ts'
import { messageKindLabels } from '../../../../shared/inquiries/message.ts'
import { formatDateTime } from '../../../../shared/time/dates.ts'
import { formatWholeEuros } from '../../../../shared/writing/format.ts'
import { cut, LINE_ATTRIBUTE, OPENER_ATTRIBUTE } from '../../lists/lines.ts'
import { ButtonLink } from '../../parts/ButtonLink.tsx'
import { visuallyHidden } from '../../theme/visuallyHidden.ts'
import { TextBegun } from '../answer/TextBegun.tsx'
import { InquiryChips } from '../InquiryChips.tsx'
import { shortMoment, stepMoment } from '../moments.ts'
import { NOBODY } from '../owners.ts'
import { StageChip } from '../StageSelect.tsx'
import { double, line, machineBeside, more, opener, said } from './lineLayout.ts'

interface Props {
  inquiry: ListedInquiry
  isSelected: boolean
  onToggle: (id: number) => void
  onOpen: (id: number) => void
}

/** Where a press means something else than to open the line. */
const OWN_PRESS = 'button, a, input, select, label'

/** One inquiry: who, about which machine, what was said last, how far it is, who sees to it, what is next, and when. */
export const InquiryLine = memo(function InquiryLine(props: Props) {
  const { inquiry, isSelected, onToggle, onOpen } = props
  const { id, receipt, name, company, createdAt, doubles, products, offer, status } = inquiry
  const [isUnfolded, setUnfolded] = useState(false)
  const machines = products.map(counted).join(', ')
  return (
    <>
      <Box
        role="row"
        {...{ [LINE_ATTRIBUTE]: id }}
        sx={[line, isSelected && { bgcolor: 'action.selected' }]}
        onClick={({ target }) => {
          if (target instanceof Element && !target.closest(OWN_PRESS) && isNothingMarked())
            onOpen(id)
        }}
      >
        <Box role="cell" sx={{ gridArea: 'box' }}>
          <Checkbox
            size="small"
            checked={isSelected}
            onChange={() => onToggle(id)}
            aria-label={`${receipt} von ${name} auswählen`}
          />
        </Box>
        <Cell area="who" text={[name, company].filter(Boolean).join(', ')}>
          <Box
            component="button"
            type="button"
            {...{ [OPENER_ATTRIBUTE]: '' }}
            aria-label={name}
            onClick={() => onOpen(id)}
            sx={[opener, { fontWeight: status === 'new' ? 700 : 500 }]}
          >
            {name}
          </Box>
          {company && <Quiet> {company}</Quiet>}
        </Cell>
        {machines && (
          <Cell area="machine" text={machines}>
            {machines}
          </Cell>
        )}
        <Box role="cell" className="said" sx={said}>
          <InquiryChips inquiry={inquiry} sx={{ flex: 'none' }} />
          {machines && (
            <Box component="span" sx={machineBeside}>
              {machines}
            </Box>
          )}
          <LastWord {...inquiry} />
          {doubles.length > 0 && (
            <Box
              component="button"
              type="button"
              aria-expanded={isUnfolded}
              onClick={() => setUnfolded(!isUnfolded)}
              sx={more}
            >
              {doubles.length === 1 ? '1 weitere' : `${doubles.length} weitere`}
            </Box>
          )}
        </Box>
        <Box role="cell" sx={{ gridArea: 'stage' }}>
          <StageChip inquiry={inquiry} />
        </Box>
        <Cell area="owner" text={inquiry.owner ?? NOBODY}>
          {ownerOf(inquiry)}
        </Cell>
        <Step {...inquiry} />
        <Cell area="value" text={offer ? (offer.number ?? 'Entwurf') : ''}>
          {offer && <OfferValue {...offer} />}
        </Cell>
        <Cell area="when" text={`${receipt}, ${formatDateTime(createdAt)} Uhr`}>
          <time dateTime={createdAt}>{shortMoment(createdAt)}</time>
        </Cell>
      </Box>
      {isUnfolded && <Doubles inquiry={inquiry} onOpen={onOpen} />}
    </>
  )
})

/** Who marks a text wants to copy it. */
const isNothingMarked = () => getSelection()?.isCollapsed !== false

const ownerOf = ({ owner, nextStep }: ListedInquiry) => owner ?? (nextStep ? 'Niemand' : '')

interface CellProps {
  area: string
  /** The whole of what may be cut. */
  text: string
  children: React.ReactNode
}

const Cell = ({ area, text, children }: CellProps) => (
  <Box role="cell" title={text} className={area} sx={{ gridArea: area }}>
    {children}
  </Box>
)

const Quiet = ({ children }: { children: React.ReactNode }) => (
  <Box component="span" sx={{ color: 'text.secondary' }}>
    {children}
  </Box>
)

/** What the offer is worth, lighter as long as it is a draft. */
const OfferValue = ({ number, value }: NonNullable<ListedInquiry['offer']>) => {
  const price = formatWholeEuros(value)
  if (number) return price
  if (value === 0) return <Quiet>Entwurf</Quiet>
  return (
    <Quiet>
      <span style={visuallyHidden}>Entwurf </span>
      {price}
    </Quiet>
  )
}

function LastWord({ id, lastMessage, message }: ListedInquiry) {
  const text = lastMessage?.text ?? message
  return (
    <Box component="span" title={text} sx={cut}>
      <TextBegun inquiryId={id} />
      {lastMessage && <Quiet>{messageKindLabels[lastMessage.kind]}: </Quiet>}
      {text || <Quiet>ohne Nachricht</Quiet>}
    </Box>
  )
}

function Step({ nextStep }: ListedInquiry) {
  const moment = nextStep && stepMoment(nextStep.at)
  return (
    <Cell area="step" text={nextStep ? `${nextStep.text}, ${formatDateTime(nextStep.at)} Uhr` : ''}>
      {nextStep && moment && (
        <Box component="span" sx={moment.isOver ? { color: 'error.main' } : undefined}>
          <b>{moment.text}</b> {nextStep.text}
        </Box>
      )}
    </Cell>
  )
}

/** What said the same once more, below the first one. */
const Doubles = ({ inquiry: { doubles }, onOpen }: Pick<Props, 'inquiry' | 'onOpen'>) =>
  doubles.map(({ id, receipt, createdAt }) => (
    <Box key={id} role="row" sx={double}>
      <Box role="cell">
        Dasselbe noch einmal am {formatDateTime(createdAt)} Uhr:{' '}
        <ButtonLink onClick={() => onOpen(id)}>{receipt}</ButtonLink>
      </Box>
    </Box>
  ))
