import { useQuery } from '@tanstack/react-query'
import { type InquiryView, inquiryViews } from '../../../../shared/inquiries/inquiry-views.ts'
import { load } from '../../data/api.ts'

export const VIEWS_QUERY = ['inquiries', 'views']

export const viewCalls = {
  read: (): Promise<InquiryView[]> => load(inquiryViews, '/contact/views'),
  save: (views: InquiryView[]) =>
    load(inquiryViews, '/contact/views', { method: 'PUT', json: { views } }),
}

const NONE: InquiryView[] = []

/** The views that the account has saved; none until they are loaded. */
export const useViews = (): InquiryView[] =>
  useQuery({ queryKey: VIEWS_QUERY, queryFn: viewCalls.read }).data ?? NONE
