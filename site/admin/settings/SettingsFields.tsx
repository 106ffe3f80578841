import MailIcon from '@mui/icons-material/ForwardToInboxOutlined'
import { Button, Typography } from '@mui/material'
import { ArrayInput, DateInput, TextArrayInput } from 'react-admin'
import { ANNOUNCED_DAYS, days } from '../../../shared/dealer/opening-hours.ts'
import {
  legalLabels,
  MOST_CLAIMS,
  testMailAnswer,
  usualClaimPages,
} from '../../../shared/dealer/settings.ts'
import { stateLabels } from '../../../shared/dealer/states.ts'
import { CALLBACK_DAYS } from '../../../shared/inquiries/callback-slots.ts'
import { load } from '../data/api.ts'
import { InboxState } from '../inbox/InboxState.tsx'
import { useInbox } from '../inbox/useInbox.ts'
import { Stacked, TwoColumns } from '../parts/Boxes.tsx'
import { inputChoices } from '../parts/ChoiceField.tsx'
import { Failure } from '../parts/LoadFailure.tsx'
import { useCall } from '../parts/useCall.ts'
import { HoursInput, WeekdayInput } from './HoursInput.tsx'
import {
  Entries,
  Hint,
  SettingChoice,
  SettingChoices,
  SettingNumber,
  SettingSwitch,
  SettingText,
} from './inputs.tsx'
import { claimPageChoices, settingLabel } from './labels.ts'
import { Section } from './SectionList.tsx'

export const CompanyFields = () => (
  <Section name="firma">
    <TwoColumns>
      <SettingText source="company.name" helperText="mit Rechtsform" isRequired />
      <SettingText source="company.shortName" helperText="steht im Kopf der Website" isRequired />
      <SettingText source="company.street" isRequired />
      <SettingText source="company.postalCode" inputMode="numeric" isRequired />
      <SettingText source="company.city" isRequired />
      <SettingChoice
        source="company.state"
        choices={inputChoices(stateLabels)}
        emptyText="bundesweite Feiertage"
        helperText="An seinen Feiertagen bieten Sie keine Rückrufe an"
      />
      <SettingText source="company.email" type="email" isRequired />
      <SettingText source="company.phone" type="tel" isRequired />
      <SettingText
        source="company.emergencyPhone"
        type="tel"
        helperText="rund um die Uhr besetzt; ohne Nummer zeigt die Website keinen Notdienst"
      />
      <SettingText source="company.fax" type="tel" />
      <SettingNumber source="company.founded" format={String} />
    </TwoColumns>
  </Section>
)

export const HoursFields = () => (
  <Section name="zeiten">
    <TwoColumns>
      {days.map((day) => (
        <WeekdayInput key={day} day={day} />
      ))}
      <SettingNumber
        source="hours.replyHours"
        helperText="24, 48 und 72 heißen ein, zwei und drei Werktage: Tage, an denen Sie geöffnet haben. Bei anderen Werten zählen nur Stunden, in denen geöffnet ist. Die Website verspricht es so, und die Bestätigung nennt den Tag. Ohne Öffnungszeiten zählt jede Stunde."
        isRequired
      />
    </TwoColumns>
    <Typography variant="h3" sx={{ mt: 2, mb: 1 }}>
      Ausnahmen, zum Beispiel Feiertage
    </Typography>
    <ArrayInput
      source="hours.exceptions"
      label={false}
      helperText={`Die Website nennt sie ${ANNOUNCED_DAYS} Tage vorher.`}
    >
      <Entries disableReordering>
        <DateInput source="date" label={settingLabel('hours.exceptions.date')} helperText={false} />
        <SettingText source="label" />
        <HoursInput source="open" />
      </Entries>
    </ArrayInput>
  </Section>
)

export const ClaimFields = () => (
  <Section name="werbeangaben">
    <Hint>
      Höchstens {MOST_CLAIMS}, auf den Seiten, die Sie wählen. Was Sie nicht belegen können, darf
      nicht werben (§ 5 UWG): Ohne Beleg wird eine Angabe nicht gezeigt. Den Beleg sehen nur Sie.
    </Hint>
    <ArrayInput source="claims" label={false}>
      <Entries>
        <SettingText source="value" helperText="z. B. 500+" />
        <SettingText source="label" helperText="z. B. Maschinen verkauft" />
        <SettingChoices
          source="pages"
          choices={claimPageChoices}
          defaultValue={usualClaimPages}
          helperText="Ohne Auswahl steht die Angabe nirgends"
          sx={{ gridColumn: '1 / -1' }}
        />
        <SettingText source="proof" multiline helperText="Woher wissen Sie es, Stand wann?" />
      </Entries>
    </ArrayInput>
  </Section>
)

export const LegalFields = () => (
  <Section name="rechtliches">
    <TwoColumns>
      {Object.keys(legalLabels).map((key) => (
        <SettingText key={key} source={`legal.${key}`} />
      ))}
      <SettingNumber source="vatRate" isRequired />
    </TwoColumns>
  </Section>
)

export const MailFields = () => (
  <Section name="email">
    <Stacked>
      <TextArrayInput
        source="mail.to"
        label={settingLabel('mail.to')}
        helperText="Adresse eingeben und mit Enter bestätigen; ohne Adresse gilt die des Servers"
      />
      <SettingText
        source="mail.from"
        type="email"
        helperText="Der Mailserver muss diese Adresse erlauben; ohne Angabe gilt die des Servers"
      />
      <SettingSwitch
        source="mail.dailySummary"
        defaultValue={true}
        helperText="An Werktagen zur Öffnung, an jeden, der Anfragen bearbeitet und eine E-Mail-Adresse hat"
      />
      <TestMailButton />
      <Typography variant="h3">Antworten von Kunden</Typography>
      <InboxSettings />
    </Stacked>
  </Section>
)

/** Uses the addresses as they are stored, so what was changed has to be saved first. */
function TestMailButton() {
  const { mutate, isPending } = useCall({
    call: () => load(testMailAnswer, '/settings/test-mail', { method: 'POST' }),
    done: ({ recipients }) => `Testnachricht gesendet an ${recipients.join(', ')}`,
  })
  return (
    <Button
      variant="outlined"
      startIcon={<MailIcon />}
      disabled={isPending}
      sx={{ justifySelf: 'start' }}
      onClick={() => mutate()}
    >
      {isPending
        ? 'Testnachricht wird gesendet …'
        : 'Testnachricht an gespeicherte Adressen senden'}
    </Button>
  )
}

export const OfferFields = () => (
  <Section name="angebote">
    <Stacked>
      <SettingNumber
        source="offer.reservationDays"
        helperText="So lange sind die Maschinen für den Kunden reserviert, der Tag der Annahme nicht mitgezählt. Danach sind sie von selbst wieder frei."
        isRequired
        sx={{ maxWidth: 420 }}
      />
      <SettingNumber
        source="offer.validDays"
        helperText="So lange kann ein neues Angebot angenommen werden; im Angebot lässt sich der Tag ändern."
        isRequired
        sx={{ maxWidth: 420 }}
      />
      <Typography variant="note">Womit ein neues Angebot beginnt:</Typography>
      <SettingText source="offer.deliveryTime" multiline />
      <SettingText source="offer.paymentTerms" multiline />
      <SettingText source="offer.closing" multiline />
      <Typography variant="note">
        Wie wahrscheinlich wird daraus ein Verkauf? Damit rechnen die Liste der Angebote und das
        Dashboard, was zu erwarten ist.
      </Typography>
      <TwoColumns>
        <SettingNumber source="offer.probability.draft" isRequired />
        <SettingNumber source="offer.probability.sent" isRequired />
        <SettingNumber source="offer.probability.ordered" isRequired />
      </TwoColumns>
      <TwoColumns>
        <SettingText
          source="bank.iban"
          helperText="Steht im Angebot; ohne Angabe nennt es kein Konto"
        />
        <SettingText source="bank.bic" />
      </TwoColumns>
    </Stacked>
  </Section>
)

export const CallbackFields = () => (
  <Section name="rueckrufe">
    <Hint>
      Besucher wählen eine Zeit innerhalb Ihrer Öffnungszeiten, an den nächsten {CALLBACK_DAYS}{' '}
      Tagen, an denen Sie geöffnet haben. Feiertage und Ihre Ausnahmen bleiben frei.
    </Hint>
    <TwoColumns>
      <SettingNumber source="callback.minutes" isRequired />
      <SettingNumber
        source="callback.atOnce"
        helperText="so viele Kollegen können zur selben Zeit telefonieren"
        isRequired
      />
      <SettingNumber source="callback.leadMinutes" isRequired />
    </TwoColumns>
  </Section>
)

/** The mailbox that is read, and what becomes of a mail that belongs to no inquiry. */
function InboxSettings() {
  const { data, error, refetch } = useInbox()
  return (
    <>
      {error && <Failure text={error.message} onRetry={refetch} />}
      <div>{data && <InboxState status={data} />}</div>
      <SettingSwitch
        source="mail.takeNew"
        defaultValue={false}
        helperText="Nur für ein Postfach, in dem sonst nichts ankommt, etwa anfrage@…: Was ab jetzt kommt und zu keiner Anfrage gehört, wird eine neue; was schon im Postfach liegt, bleibt dort, Rundschreiben auch."
      />
    </>
  )
}
