import { Box, Checkbox } from '@mui/material'
import { memo, type ReactNode, useState } from 'react'
import { NOBODY } from '../../../../shared/inquiries/inquiry.ts'
import type { ListedInquiry } from '../../../../shared/inquiries/listed-inquiry.ts'
import { messageKindLabels } from '../../../../shared/inquiries/message.ts'
import { counted } from '../../../../shared/product/machine-selection.ts'
import { formatDateTime } from '../../../../shared/time/dates.ts'
import { formatWholeEuros } from '../../../../shared/writing/format.ts'
import { bareButton } from '../../lists/lines.ts'
import { visuallyHidden } from '../../parts/Boxes.tsx'
import { ButtonLink } from '../../parts/ScreenLink.tsx'
import { InquiryChips } from '../InquiryChips.tsx'
import { shortMoment, stepMoment } from '../moments.ts'
import { StageChip } from '../StageAndOwner.tsx'
import { InquiryLine, LastWord } from './InquiryLine.tsx'

interface Props {
  inquiry: ListedInquiry
  isSelected: boolean
  onToggle: (id: number) => void
  onOpen: (id: number) => void
}

/** A line of all inquiries, which can be selected: besides, how far it is, who sees to it, what is next, and when. */
export const ListedLine = memo(function ListedLine(props: Props) {
  const { inquiry, isSelected, onToggle, onOpen } = props
  const { id, receipt, name, createdAt, doubles, products, offer, status, lastMessage } = inquiry
  const [isUnfolded, setUnfolded] = useState(false)
  const machines = products.map(counted).join(', ')
  return (
    <InquiryLine
      inquiry={inquiry}
      isRow
      look={status === 'new' ? 'new' : ''}
      className={isSelected ? 'selected' : undefined}
      onOpen={onOpen}
      start={
        <Cell area="box">
          <Checkbox
            size="small"
            checked={isSelected}
            onChange={() => onToggle(id)}
            aria-label={`${receipt} von ${name} auswählen`}
          />
        </Cell>
      }
      below={isUnfolded && <Doubles doubles={doubles} onOpen={onOpen} />}
    >
      {machines && (
        <Cell area="machine" text={machines}>
          {machines}
        </Cell>
      )}
      <Cell area="said">
        <InquiryChips inquiry={inquiry} sx={{ flex: '0 1 auto', minWidth: 0 }} />
        {machines && <span className="cut beside">{machines}</span>}
        <LastWord
          inquiry={inquiry}
          lastMessage={lastMessage}
          who={lastMessage ? `${messageKindLabels[lastMessage.kind]}: ` : ''}
        />
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
      </Cell>
      <Cell area="stage">
        <StageChip inquiry={inquiry} />
      </Cell>
      <Cell area="owner" text={inquiry.owner ?? NOBODY}>
        {ownerOf(inquiry)}
      </Cell>
      <Step {...inquiry} />
      <Cell area="value" text={offer ? (offer.number ?? 'Entwurf') : ''}>
        {offer && <OfferValue {...offer} />}
      </Cell>
      <Cell area="since" text={`${receipt}, ${formatDateTime(createdAt)} Uhr`}>
        <time dateTime={createdAt}>{shortMoment(createdAt)}</time>
      </Cell>
    </InquiryLine>
  )
})

const more = {
  ...bareButton,
  textAlign: 'left',
  flex: 'none',
  px: 0.75,
  minHeight: 24,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  fontSize: '.8125rem',
  '@media (any-pointer: coarse)': { minHeight: 44 },
}

const ownerOf = ({ owner, nextStep }: ListedInquiry) => owner ?? (nextStep ? NOBODY : '')

interface CellProps {
  area: string
  /** The whole of what may be cut. */
  text?: string
  children: ReactNode
}

const Cell = ({ area, text, children }: CellProps) => (
  <Box role="cell" title={text} className={area}>
    {children}
  </Box>
)

/** What the offer is worth, lighter as long as it is a draft. */
const OfferValue = ({ number, value }: NonNullable<ListedInquiry['offer']>) => {
  const price = formatWholeEuros(value)
  if (number) return price
  if (value === 0) return <span className="quiet">Entwurf</span>
  return (
    <span className="quiet">
      <span style={visuallyHidden}>Entwurf </span>
      {price}
    </span>
  )
}

function Step({ nextStep }: ListedInquiry) {
  const moment = nextStep && stepMoment(nextStep.at)
  return (
    <Cell area="step" text={nextStep ? `${nextStep.text}, ${formatDateTime(nextStep.at)} Uhr` : ''}>
      {nextStep && moment && (
        <span className={moment.isOver ? 'late' : undefined}>
          <b>{moment.text}</b> {nextStep.text}
        </span>
      )}
    </Cell>
  )
}

/** What said the same once more, below the first one. */
const Doubles = ({ doubles, onOpen }: Pick<ListedInquiry, 'doubles'> & Pick<Props, 'onOpen'>) =>
  doubles.map(({ id, receipt, createdAt }) => (
    <Box key={id} role="row" sx={double}>
      <Box role="cell">
        Dasselbe noch einmal am {formatDateTime(createdAt)} Uhr:{' '}
        <ButtonLink onClick={() => onOpen(id)}>{receipt}</ButtonLink>
      </Box>
    </Box>
  ))

const double = {
  display: 'flex',
  alignItems: 'center',
  minHeight: { xs: 44, lg: 36 },
  pl: '58px',
  pr: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
  fontSize: '.875rem',
}
