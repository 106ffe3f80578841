import type { Migration } from '../base/data/db/migration.ts'
import { firstTemplates, quoted } from './messages.ts'

/** In English what a dealer has for answers from the start, unless a house has made texts of its own of it. */
export const englishTemplates: Migration = {
  name: '2026-11-30-0335-english-templates',
  up: ({ now }) => {
    const texts = firstTemplates.map(({ text }) => quoted(text)).join(', ')
    const values = inEnglish.map(
      ({ name, text, dataSheets }) =>
        `select ${quoted(name)} as name, ${quoted(text)} as text, ${dataSheets} as data_sheets`,
    )
    return [
      `insert into message_template (name, language, text, data_sheets, updated_at)
       select name, 'en', text, data_sheets, ${now} from (${values.join(' union all ')}) as delivered
       where (select count(*) from message_template) = ${firstTemplates.length}
         and (select count(*) from message_template where text in (${texts})) = ${firstTemplates.length}`,
    ]
  },
}

const inEnglish = [
  {
    name: 'Maschine ist verfügbar (Englisch)',
    dataSheets: true,
    text: `{{anrede}},

Thank you for your enquiry {{nummer}}. The machine is available:

{{maschinen}}
{{links}}

You are welcome to see it and test-drive it at our premises. When would suit you? Please find the data sheet attached.

Kind regards`,
  },
  {
    name: 'Rückfrage zum Einsatz (Englisch)',
    dataSheets: false,
    text: `{{anrede}},

Thank you for your enquiry {{nummer}}. To recommend the right machine, we need to know a little more:

- How heavy is the heaviest load, and how high does it have to be lifted?
- How high is the lowest doorway, and how wide is the narrowest aisle?
- Will the truck work indoors, outdoors or both, and for how many hours a day?
- To which country and which port or place should it be delivered?

Please feel free to call us if that is easier.

Kind regards`,
  },
  {
    name: 'Maschine ist nicht mehr zu haben (Englisch)',
    dataSheets: false,
    text: `{{anrede}},

Thank you for your enquiry {{nummer}}. Unfortunately, this machine is no longer available:

{{maschinen}}

We would be glad to find you a comparable one. Are the load capacity, lift height and budget still the same, or has anything changed?

Kind regards`,
  },
  {
    name: 'Nachfassen (Englisch)',
    dataSheets: false,
    text: `{{anrede}},

A few days ago we wrote to you about your enquiry {{nummer}}. Do you have any questions, or is there anything we can clarify for you?

If your plans have been postponed, a short message is enough. We will then get back to you at a suitable time.

Kind regards`,
  },
]
