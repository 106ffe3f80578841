import { useGetOne } from 'react-admin'
import { type InquiryDetail, isDetail } from '../../../../shared/inquiries/inquiry.ts'
import { isHttpError } from '../../data/api.ts'
import { Failure, Waiting } from '../../parts/Loading.tsx'
import { DeletionNotice } from '../DeletedInquiry.tsx'
import type { InListProps } from '../openInquiry.tsx'
import { AnswerBox } from './AnswerBox.tsx'

/** Where an inquiry is answered without being shown. */
export default function AnswerAlone({ id, ahead, onSent }: InListProps) {
  const { data, error, refetch } = useGetOne<InquiryDetail>('inquiries', { id }, { retry: false })
  if (isHttpError(error, 404)) return <DeletionNotice id={id} isSeen />
  // What is being written outlasts a failure to read anew what it answers.
  if (error && !data) return <Failure text={error.message} onRetry={refetch} />
  if (!data || !isDetail(data)) return <Waiting heights={[320]} />
  return <AnswerBox inquiry={data} onSent={onSent} ahead={ahead} />
}
