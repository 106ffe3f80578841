import { z } from 'zod'

/** What everyone may know of a reservation: not for whom it is. */
export const reservationEnd = z
  .object({
    until: z.iso.date().nullable().meta({
      description: 'Der letzte Tag der Reservierung; null ohne Ende oder ohne Reservierung',
    }),
  })
  .meta({ id: 'ReservationEnd' })
