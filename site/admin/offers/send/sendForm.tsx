import { zodResolver } from '@hookform/resolvers/zod'
import { Alert, AlertTitle, Button } from '@mui/material'
import { useEffect, useRef } from 'react'
import { z } from 'zod'
import { INVALID_POSTCODE, readPostcode } from '../../../../shared/buying/postcodes.ts'
import { settingsSections } from '../../../../shared/dealer/settings.ts'
import type { Inquiry } from '../../../../shared/inquiries/inquiry.ts'
import { type Offer, offerSending, paperNumber } from '../../../../shared/offers/offer.ts'
import type { Recipient } from '../../../../shared/offers/offer-input.ts'
import { taxFields } from '../../../../shared/offers/tax-mode.ts'
import { keysOf } from '../../../../shared/values/records.ts'
import type { Language } from '../../../../shared/writing/language.ts'
import { useMay } from '../../auth/me.tsx'
import { adminPaths } from '../../data/adminPaths.ts'
import { BulletList, Row } from '../../parts/Boxes.tsx'
import { ScreenLink } from '../../parts/ScreenLink.tsx'

/** What the form can contain, whether valid or not. */
export const sendValues = z.object({
  by: z.enum(['mail', 'hand']),
  subject: z.string(),
  text: z.string(),
  to: z.string(),
  copy: z.boolean(),
  dataSheets: z.boolean(),
})
export type SendValues = z.infer<typeof sendValues>

/** Handed over in person, an offer needs no letter. */
export const toSending = ({ by, ...letter }: SendValues): z.input<typeof offerSending> =>
  by === 'hand' ? { by } : { by, ...letter }

/** The same, if it can be sent. */
const sendForm = sendValues.superRefine((values, context) => {
  for (const { path, message } of offerSending.safeParse(toSending(values)).error?.issues ?? [])
    context.addIssue({ code: 'custom', path, message })
})
export const sendResolver = zodResolver(sendForm)

/** What a letter begins with. The link to the offer, closing and signature come below it by themselves. */
export const firstLetter = (
  { name, receipt, email }: Pick<Inquiry, 'name' | 'receipt' | 'email'>,
  offer: Pick<Offer, 'number' | 'revision' | 'language'>,
): SendValues => {
  const { first, revised } = letters[offer.language]
  return {
    by: email ? 'mail' : 'hand',
    to: email,
    copy: false,
    dataSheets: false,
    ...(offer.revision === 1 ? first(name, receipt) : revised(name, receipt, formerNumber(offer))),
  }
}

type Letter = Pick<SendValues, 'subject' | 'text'>

const letters: Record<
  Language,
  {
    first: (name: string, receipt: string) => Letter
    revised: (name: string, receipt: string, former: string) => Letter
  }
> = {
  de: {
    first: (name, receipt) => ({
      subject: `Unser Angebot zu Ihrer Anfrage ${receipt}`,
      text: `Guten Tag ${name},\n\nvielen Dank für Ihre Anfrage. Unser Angebot liegt als PDF bei. Unter dem Link können Sie es ansehen, annehmen und uns Fragen stellen.`,
    }),
    revised: (name, receipt, former) => ({
      subject: `Unser überarbeitetes Angebot zu Ihrer Anfrage ${receipt}`,
      text: `Guten Tag ${name},\n\nwir haben unser Angebot für Sie überarbeitet. Es liegt als PDF bei und ersetzt das Angebot ${former}. Unter dem Link können Sie es ansehen, annehmen und uns Fragen stellen.`,
    }),
  },
  en: {
    first: (name, receipt) => ({
      subject: `Our offer on your enquiry ${receipt}`,
      text: `Dear ${name},\n\nThank you for your enquiry. Please find our offer attached as a PDF. With the link below you can read it, accept it and ask us questions.`,
    }),
    revised: (name, receipt, former) => ({
      subject: `Our revised offer on your enquiry ${receipt}`,
      text: `Dear ${name},\n\nWe have revised our offer for you. Please find it attached as a PDF; it replaces offer ${former}. With the link below you can read it, accept it and ask us questions.`,
    }),
  },
}

const formerNumber = ({ number, revision }: Pick<Offer, 'number' | 'revision'>): string =>
  paperNumber({ number, revision: revision - 1 })

const sentences = {
  street: 'Straße und Hausnummer fehlen',
  postalCode: 'Postleitzahl fehlt',
  city: 'Ort fehlt',
} as const

/** What the address on the paper lacks, by the field of the offer. It may be sent all the same. */
export function missingAddress(recipient: Recipient): Record<string, string> {
  const { country, postalCode } = recipient
  // Many countries have no postcodes.
  const missing = keysOf(sentences).filter(
    (part) => recipient[part] === '' && (part !== 'postalCode' || country === 'DE'),
  )
  return {
    ...Object.fromEntries(missing.map((part) => [`recipient.${part}`, sentences[part]])),
    ...(country === 'DE' &&
      postalCode !== '' &&
      readPostcode(postalCode) === null && { 'recipient.postalCode': INVALID_POSTCODE }),
  }
}

const isTaxField = (field: string) => taxFields.some((known) => known === field)

/** What the API warns of and would refuse to send. */
export const obstaclesIn = ({ warnings }: Pick<Offer, 'warnings'>): Offer['warnings'] =>
  Object.fromEntries(Object.entries(warnings).filter(([field]) => isTaxField(field)))

/** What it warns of and would send all the same. */
export const doubtsAbout = ({ warnings }: Pick<Offer, 'warnings'>): Offer['warnings'] =>
  Object.fromEntries(Object.entries(warnings).filter(([field]) => !isTaxField(field)))

/** Why an offer could not be sent, or should not yet. */
export interface Refusal {
  title: string
  /** What is missing, by the field of the offer or of the settings. */
  missing: Record<string, string>
}

const isSetting = (field: string) => /^(?:legal|company)\./.test(field)
/** The section of the settings with the first of these fields. */
const sectionOf = (fields: string[]) =>
  fields.find(isSetting)?.startsWith('company') ? 'firma' : 'rechtliches'

interface Props {
  refusal: Refusal
  onClose: () => void
}

/** Names what is missing before an offer is sent, and leads to where it is entered. */
export function MissingFields({ refusal: { title, missing }, onClose }: Props) {
  const mayEditSettings = useMay('settings.edit')
  const box = useRef<HTMLDivElement>(null)
  const fields = Object.keys(missing)
  const own = fields.find((field) => !isSetting(field))
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Alert ref={box} severity="warning">
      <AlertTitle>{title}</AlertTitle>
      <BulletList>
        {fields.map((field) => (
          <li key={field}>{missing[field]}</li>
        ))}
      </BulletList>
      {fields.some(isSetting) &&
        (mayEditSettings ? (
          <ScreenLink
            to={adminPaths.settingsSection(sectionOf(fields))}
            sx={{ display: 'inline-block', mt: 1 }}
          >
            Einstellungen öffnen: {settingsSections[sectionOf(fields)].title}
          </ScreenLink>
        ) : (
          <Row above={1}>Die Einstellungen ändert Ihr Administrator.</Row>
        ))}
      {own && (
        <Row above={1}>
          <Button
            size="small"
            color="inherit"
            variant="outlined"
            onClick={() => {
              onClose()
              showField(own)
            }}
          >
            Angebot ergänzen
          </Button>
        </Row>
      )}
    </Alert>
  )
}

/** Leads to the field or panel of the offer, once the dialog has given back the keyboard. */
const showField = (name: string) =>
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>(`[name="${name}"], #${CSS.escape(name)}`)
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  })
