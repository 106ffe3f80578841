import type { ICalCalendar } from 'ical-generator'
import type { Dealer } from '../../../shared/dealer/dealer.ts'
import { asciiAddress } from '../../../shared/mail-address-rules.ts'

/** Whose appointments they are: a published event has to say so (RFC 5546). */
export const organizerOf = ({ name, email }: Pick<Dealer, 'name' | 'email'>) => ({
  name,
  email: asciiAddress(email),
})

/** Each line ends with a break, the last one as well (RFC 5545). */
export const toFile = (calendar: ICalCalendar): string => `${calendar.toString()}\r\n`
