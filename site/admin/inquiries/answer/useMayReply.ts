import type { Inquiry } from '../../../../shared/inquiries/inquiry.ts'
import { useMailStatus } from '../../data/useMailStatus.ts'

/** Whether a reply can go out: there is a mail server, and an address. Undefined while nobody knows. */
export function useMayReply({ email }: Pick<Inquiry, 'email'>): boolean | undefined {
  const { data } = useMailStatus()
  return email === '' ? false : data?.enabled
}
