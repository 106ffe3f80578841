import { z } from 'zod'
import { paths } from '../addresses/paths.ts'
import { callToAction, headFieldsWithLead, heroFields, metaText, questions } from './blocks.ts'
import { englishValuesOf } from './english-placeholders.ts'
import { entryLine, entryText, line, list, optionalLine, paragraph, section } from './fields.ts'
import type { PageText } from './page-text.ts'

const entries = (title: string, name: string, { least, most }: { least: number; most: number }) =>
  list(title, { title: entryLine(name, 60), text: entryText('Text', 300) }, { least, most })

const content = z.object({
  meta: metaText(),
  hero: section('Oben auf der Seite', heroFields),
  stock: section('Bestand', {
    title: line('Überschrift', 60),
    lead: paragraph('Einleitung', 300),
    none: paragraph('Text, solange keine Maschine im Bestand ist', 300),
  }),
  services: section('Was wir für den Export tun', {
    ...headFieldsWithLead,
    list: entries('Leistungen', 'Leistung', { least: 2, most: 9 }),
  }),
  terms: section('Preis, Steuer und Zahlung', {
    ...headFieldsWithLead,
    list: entries('Bedingungen', 'Bedingung', { least: 2, most: 8 }),
  }),
  papers: section('Papiere', {
    ...headFieldsWithLead,
    list: entries('Papiere', 'Papier', { least: 1, most: 10 }),
  }),
  contact: section('Wer auf Englisch antwortet', {
    title: line('Überschrift', 60),
    text: paragraph('Text', 300),
    person: optionalLine(
      'Ansprechpartner',
      120,
      'Name und Durchwahl, etwa „Name, +49 40 123456-12“. Leer: niemand wird genannt.',
    ),
  }),
  questions: questions(),
  callToAction: callToAction(),
})
export type ExportText = z.output<typeof content>

const template: ExportText = {
  meta: {
    title: 'Used forklifts from {ort}, Germany | {firma}',
    description:
      'Used and new forklift trucks for buyers abroad, ex works Germany: technical data, condition and prices in English. Export papers, loading and container stuffing by {firma} in {ort}.',
  },
  hero: {
    title: 'Forklift trucks for export',
    lead: 'Every machine with its figures, its condition and its price ex works. You ask in English and get your offer in English; loading and export papers are arranged from {ort}.',
  },
  stock: {
    title: 'Machines in stock',
    lead: 'Prices are net and ex works, unless stated otherwise. Weight and dimensions are those you need for the truck or the container.',
    none: 'There is no machine in stock at the moment. Tell us the capacity, lift height and drive you are looking for: we let you know what we can find.',
  },
  services: {
    label: 'Export',
    title: 'What we do for buyers abroad',
    lead: 'You need not come to see the machine. What costs extra is itemised in the offer before you decide.',
    list: [
      {
        title: 'Inspection video',
        text: 'On request we film the machine from cold start: engine or battery, hour meter, lifting, tilting, driving, braking, forks and tyres.',
      },
      {
        title: 'Test before departure',
        text: 'On request with the annual inspection required in Germany (DGUV Vorschrift 68, known as UVV), with a test report and sticker.',
      },
      {
        title: 'Loading onto a truck',
        text: 'Your carrier gets the loading address, weight and dimensions. We load and hand over the papers; securing the load is up to the driver.',
      },
      {
        title: 'Container loading',
        text: 'The door of a standard container is about 2.28 m high and 2.34 m wide, of a high cube 2.58 m high. If a mast is too tall, we offer to take it off and lash the parts.',
      },
      {
        title: 'Ready for sea freight',
        text: 'Fuel, gas bottle and battery are prepared as the shipping line requires for dangerous goods, and timber for bracing is treated to ISPM 15.',
      },
      {
        title: 'Spare parts',
        text: 'Filters, forks, tyres or a charger for your mains can travel with the machine. Ask before it is loaded.',
      },
    ],
  },
  terms: {
    label: 'Terms',
    title: 'Price, VAT and payment',
    lead: 'What counts is your offer. It says all of this for your country and your machine.',
    list: [
      {
        title: 'Price ex works',
        text: 'Net, ex works (EXW, Incoterms 2020) at the location shown with the machine. Transport is yours, or we quote for it.',
      },
      {
        title: 'Buyers in the EU',
        text: 'With a valid VAT identification number of another EU country we invoice without German VAT; you confirm in writing that the machine has arrived (entry certificate).',
      },
      {
        title: 'Buyers outside the EU',
        text: 'Exports are free of German VAT once the export is proven. If you collect the machine yourself, the VAT may be kept as a deposit until then.',
      },
      {
        title: 'Margin scheme',
        text: 'Some used machines are sold under the margin scheme (§ 25a UStG). Their price is marked as such, and no VAT can be shown or refunded.',
      },
      {
        title: 'Payment',
        text: 'By bank transfer in euros, received before loading. Our account is on the invoice. If anyone sends you another one, call {telefon} before you pay.',
      },
    ],
  },
  papers: {
    label: 'Papers',
    title: 'Papers that travel with the machine',
    lead: 'Tell us your country and how the machine is carried: we say which of them you need.',
    list: [
      {
        title: 'Commercial invoice and packing list',
        text: 'In English, with maker, model, serial number, year, weight and customs tariff number.',
      },
      {
        title: 'Export declaration',
        text: 'We lodge it with German customs. Your carrier gets the export accompanying document with its MRN.',
      },
      {
        title: 'EUR.1 or A.TR',
        text: 'The movement certificate for lower duty in your country, where an agreement exists and the origin of the machine can be proven; A.TR for Turkey.',
      },
      {
        title: 'CE declaration of conformity',
        text: 'A copy of the maker’s declaration, where it is available; the machine carries its CE plate. For use within the EU it is required.',
      },
      {
        title: 'Test report and manual',
        text: 'The report of the last annual inspection and the operating manual, as far as they are with the machine.',
      },
    ],
  },
  contact: {
    title: 'We answer in English',
    text: 'Write to us through the form or to {email}. You usually get an answer within {antwortfrist}. On the phone, {telefon}, please ask for somebody who speaks English.',
    person: '',
  },
  questions: {
    label: 'Questions',
    title: 'What buyers abroad ask',
    list: [
      {
        question: 'Can I see the machine before I buy it?',
        answer: [
          'Yes. You or an inspector of your choice can look at it and drive it where it stands; please make an appointment first. Or ask for an inspection video and more photos.',
        ],
      },
      {
        question: 'Can you reserve a machine for me?',
        answer: [
          'Your offer says until when it holds. A machine is yours once you have accepted the offer and we have confirmed the order; until then it may be sold.',
        ],
      },
      {
        question: 'Do you deliver to my port or my door?',
        answer: [
          'Tell us the port or the postcode and country, and we add carriage to the offer. Most buyers abroad send their own carrier, who loads ex works.',
        ],
      },
      {
        question: 'Does the warranty apply abroad?',
        answer: [
          'Used machines are sold as described, without warranty unless it is stated with the machine. Whether and how a stated warranty applies in your country is written in the offer.',
        ],
      },
      {
        question: 'Which details do you need for an offer?',
        answer: [
          'Your company, its address and country, the VAT identification number if you are in the EU, the machine, and whether it goes by truck or in a container.',
        ],
      },
    ],
  },
  callToAction: {
    title: 'Looking for something else?',
    text: 'Tell us capacity, lift height, drive and your budget. Dealers who buy several machines at once are welcome.',
    button: 'Send an enquiry',
  },
}

/** What the dealer does for buyers abroad; all of it is in English. */
export const exportPage: PageText<typeof content> = {
  page: 'export',
  path: paths.english.home,
  content,
  template,
  valuesOf: englishValuesOf,
  language: 'en',
}
