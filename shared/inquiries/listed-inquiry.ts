import { z } from 'zod'
import { inquiry } from './inquiry.ts'
import { lastMessage } from './message.ts'

/** One of a list, with what its line says besides. */
export const listedInquiry = inquiry
  .extend({
    lastMessage: lastMessage.nullable().meta({
      description:
        'Was zuletzt geschrieben oder gesagt wurde, gekürzt; null für die Anfrage selbst',
    }),
    offer: z
      .object({
        id: z.number().int(),
        number: z.string().nullable().meta({ description: 'Null für einen Entwurf' }),
        value: z.number().meta({ description: 'In Euro, vor MwSt. und Inzahlungnahme' }),
      })
      .nullable()
      .meta({
        description:
          'Das neueste Angebot, das weder ersetzt noch zurückgezogen ist; ein bestelltes geht vor, bei einer gewonnenen Anfrage auch ein angenommenes',
      }),
    doubles: z.array(inquiry.pick({ id: true, receipt: true, createdAt: true })).meta({
      description: 'Was kurz danach noch einmal dasselbe gesagt hat, das älteste zuerst',
    }),
  })
  .meta({ id: 'ListedInquiry' })
export type ListedInquiry = z.infer<typeof listedInquiry>
