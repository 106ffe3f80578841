import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useGetList } from 'react-admin'
import type { Inquiry } from '../../../shared/inquiries/inquiry.ts'
import { stageLabels } from '../../../shared/inquiries/stage.ts'
import { formatDay } from '../../../shared/time/dates.ts'
import { formatNumber } from '../../../shared/writing/format.ts'
import { adminPaths } from '../data/adminPaths.ts'
import { PlainList } from '../parts/Boxes.tsx'
import { ScreenLink } from '../parts/ScreenLink.tsx'

const MOST = 6
const NONE: readonly number[] = []

interface Props {
  productId: number
  /** The inquiries of somebody whom the screen shows already. */
  except?: readonly number[]
  /** What opens an inquiry, which is called by this name; without it, a link to its screen. */
  opener?: (id: number, name: string) => ReactNode
  /** What stands around the list; nothing does if nobody has asked. */
  frame: (list: ReactNode) => ReactNode
}

/** Who has asked for a machine, the newest first. */
export function InquiriesOfProduct({
  productId,
  except = NONE,
  opener = screenLink,
  frame,
}: Props) {
  const { data = [], total = 0 } = useGetList<Inquiry>('inquiries', {
    filter: { product: productId },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: MOST + except.length },
  })
  const others = data.filter(({ id }) => !except.includes(id)).slice(0, MOST)
  if (others.length === 0) return null
  return frame(
    <>
      <PlainList gap={0.5}>
        {others.map((inquiry) => (
          <li key={inquiry.id}>
            <InquiryItem inquiry={inquiry} opener={opener} />
          </li>
        ))}
      </PlainList>
      {total > MOST + except.length && (
        <ScreenLink to={adminPaths.inquiriesOf(productId)} variant="body2">
          Alle {formatNumber(total)} ansehen
        </ScreenLink>
      )}
    </>,
  )
}

const screenLink = (id: number, name: string) => (
  <ScreenLink to={adminPaths.inquiry(id)}>{name}</ScreenLink>
)

const InquiryItem = ({
  inquiry: { id, name, company, createdAt, stage },
  opener,
}: { inquiry: Inquiry } & Required<Pick<Props, 'opener'>>) => (
  <Typography variant="body2">
    {opener(id, [name, company].filter(Boolean).join(', '))} · {formatDay(createdAt)} ·{' '}
    {stageLabels[stage]}
  </Typography>
)
