import { z } from 'zod'

/** Whether mails rest, because the site works on a copy of another one's data. */
export const pausedMail = z.object({
  paused: z.boolean({ error: 'Muss wahr oder falsch sein' }).meta({
    description:
      'Ob E-Mails, Suchaufträge, Postfach und Feeds ruhen, weil die Daten zu einer anderen Website gehören; „false“ sagt, dass dies das Haus ist',
  }),
})

/** What the administration asks of the settings on every screen. */
export const houseState = z.object({
  mail: pausedMail,
  house: z.string().optional().meta({
    description: 'Adresse der Website, zu der die Daten gehören; nur, solange die Mails ruhen',
  }),
})
