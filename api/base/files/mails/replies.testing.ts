/** A reply as a mail program writes it, and the same taken apart. */
export interface SampleReply {
  program: string
  mail: string
  /** What its sender has written. All of it, if nothing is certainly quoted. */
  said: string
}

const SAID = `Guten Tag Frau Petersen,

der Preis passt. Wann können Sie liefern?
Unser Tor ist 2,30 m hoch.

Mit freundlichen Grüßen
Jonas Brandt`

const ENGLISH = `Dear Ms Petersen,

the price is fine. When can you deliver?

Kind regards
Jonas Brandt`

const OURS = `Guten Tag Jonas Brandt,

der Stapler ist noch da und kostet 18.900 €.

Anna Petersen
-- 
Muster Gabelstapler GmbH`

const quoted = (text: string) => text.replace(/^/gm, '> ')

const above = (program: string, head: string, said = SAID, quote = quoted(OURS)): SampleReply => ({
  program,
  mail: `${said}\n\n${head}\n${quote}\n`,
  said,
})

const whole = (program: string, mail: string): SampleReply => ({ program, mail, said: mail })

const withSignature = (line: string) => `${SAID}\n\n${line}`

/** The head that Outlook, Exchange and others set above what they quote without a mark. */
const HEAD_OF_OUTLOOK = `Von: Muster Gabelstapler GmbH <info@muster.example>
Gesendet: Donnerstag, 26. November 2026 09:12
An: Jonas Brandt <brandt@kunde.example>
Betreff: Re: Ihre Anfrage A-2026-00042
`

export const sampleReplies: SampleReply[] = [
  above('Outlook, German', HEAD_OF_OUTLOOK, SAID, OURS),
  above(
    'a program that sets its quote apart by a rule',
    `--------\n\n${HEAD_OF_OUTLOOK}`,
    SAID,
    OURS,
  ),
  above(
    'Outlook with a line, German',
    `-----Ursprüngliche Nachricht-----\n${HEAD_OF_OUTLOOK}`,
    SAID,
    OURS,
  ),
  above(
    'Outlook for the web',
    `________________________________\n${HEAD_OF_OUTLOOK.replaceAll(/^(\w+):/gm, '$1:')}`,
    SAID,
    OURS,
  ),
  above(
    'Outlook, English',
    `From: Muster Gabelstapler GmbH <info@muster.example>
Sent: Thursday, November 26, 2026 9:12 AM
To: Jonas Brandt <brandt@kunde.example>
Subject: RE: Ihre Anfrage A-2026-00042
`,
    ENGLISH,
    OURS,
  ),
  above(
    'Outlook with a line, English',
    `-----Original Message-----
From: Muster Gabelstapler GmbH [mailto:info@muster.example]
Sent: Thursday, November 26, 2026 9:12 AM
To: Jonas Brandt
Subject: RE: Ihre Anfrage A-2026-00042
`,
    ENGLISH,
    OURS,
  ),
  above(
    'Exchange, names without addresses',
    `Von: Muster Gabelstapler GmbH
Gesendet: Donnerstag, 26. November 2026 09:12:44 (UTC+01:00) Amsterdam, Berlin, Bern
An: Brandt, Jonas
Cc: Einkauf
Betreff: Re: Ihre Anfrage A-2026-00042
`,
    SAID,
    OURS,
  ),
  above(
    'Outlook from HTML, bold',
    `*Von:* Muster Gabelstapler GmbH <info@muster.example>
*Gesendet:* Donnerstag, 26. November 2026 09:12
*An:* Jonas Brandt <brandt@kunde.example>
*Betreff:* Re: Ihre Anfrage A-2026-00042
`,
    SAID,
    OURS,
  ),
  above(
    'Outlook for Mac, German',
    `Von: Muster Gabelstapler GmbH <info@muster.example>
Datum: Donnerstag, 26. November 2026 um 09:12
An: Jonas Brandt <brandt@kunde.example>
Betreff: Re: Ihre Anfrage A-2026-00042
`,
    SAID,
    OURS,
  ),
  above(
    'Outlook for Android, German',
    `________________________________
Von: Muster Gabelstapler GmbH <info@muster.example>
Gesendet: Donnerstag, November 26, 2026 9:12:44 AM
An: Jonas Brandt <brandt@kunde.example>
Betreff: Re: Ihre Anfrage A-2026-00042
`,
    withSignature('Holen Sie sich Outlook für Android<https://aka.ms/AAb9ysg>'),
    OURS,
  ),
  above(
    'Gmail, German',
    'Am Do., 26. Nov. 2026 um 09:12 Uhr schrieb Muster Gabelstapler GmbH <\ninfo@muster.example>:\n',
  ),
  above(
    'Gmail, German, in one line',
    'Am Do., 26. Nov. 2026 um 09:12 Uhr schrieb Muster Gabelstapler GmbH <info@muster.example>:\n',
  ),
  above(
    'Gmail, English',
    'On Thu, Nov 26, 2026 at 9:12 AM Muster Gabelstapler GmbH <\ninfo@muster.example> wrote:\n',
    ENGLISH,
  ),
  above(
    'Gmail, English, in one line',
    'On Thu, Nov 26, 2026 at 9:12 AM Muster Gabelstapler GmbH <info@muster.example> wrote:\n',
    ENGLISH,
  ),
  above(
    'Apple Mail, German',
    'Am 26.11.2026 um 09:12 schrieb Muster Gabelstapler GmbH <info@muster.example>:\n',
  ),
  above(
    'Apple Mail on a phone, German',
    'Am 26.11.2026 um 09:12 schrieb Muster Gabelstapler GmbH <info@muster.example>:\n',
    withSignature('Von meinem iPhone gesendet'),
    quoted(OURS).replace(/^/, '> ﻿'),
  ),
  above(
    'Apple Mail, English',
    'On 26. Nov 2026, at 09:12, Muster Gabelstapler GmbH <info@muster.example> wrote:\n',
    ENGLISH,
  ),
  above('Thunderbird, German', 'Am 26.11.2026 um 09:12 schrieb Muster Gabelstapler GmbH:'),
  above('Thunderbird, English', 'On 26/11/2026 09:12, Muster Gabelstapler GmbH wrote:', ENGLISH),
  above(
    'T-Online',
    `-----Original-Nachricht-----
Betreff: Re: Ihre Anfrage A-2026-00042
Datum: 2026-11-26T09:12:44+0100
Von: "Muster Gabelstapler GmbH" <info@muster.example>
An: "brandt@kunde.example" <brandt@kunde.example>
`,
    SAID,
    OURS,
  ),
  above(
    'GMX and WEB.DE',
    `Gesendet: Donnerstag, 26. November 2026 um 09:12 Uhr
Von: "Muster Gabelstapler GmbH" <info@muster.example>
An: brandt@kunde.example
Betreff: Re: Ihre Anfrage A-2026-00042
`,
    SAID,
    OURS,
  ),
  above(
    'GMX and WEB.DE, the newer form',
    `Am 26.11.26 um 09:12 schrieb Muster Gabelstapler GmbH

> Von: "Muster Gabelstapler GmbH" <info@muster.example>
> Datum: 26. November 2026
> An: brandt@kunde.example
> Betreff: Re: Ihre Anfrage A-2026-00042
>`,
  ),
  above(
    'IONOS (Open-Xchange)',
    'Muster Gabelstapler GmbH <info@muster.example> hat am 26.11.2026 09:12 CET geschrieben:\n \n',
    SAID,
    quoted(OURS),
  ),
  above('Roundcube', 'Am 26.11.2026 09:12, schrieb Muster Gabelstapler GmbH:'),
  above('no head, marks alone', ''),
  {
    program: 'Thunderbird, answered below',
    mail: `Am 26.11.2026 um 09:12 schrieb Muster Gabelstapler GmbH:\n${quoted(OURS)}\n\n${SAID}\n`,
    said: SAID,
  },
  whole(
    'answered between the lines',
    `Am 26.11.2026 um 09:12 schrieb Muster Gabelstapler GmbH:
> Wollen Sie mit Seitenschieber?

Ja, bitte.

> Und wohin geht die Lieferung?

Nach Celle.`,
  ),
  whole(
    'words like those of a head',
    `Guten Tag,

am Montag schrieb Herr Meier: wir nehmen ihn.
Von: Hamburg
An: Celle
bitte beides in der Fracht anbieten.

Danke`,
  ),
  whole(
    'a comparison at the start of a line',
    `Wir brauchen:
> 3 t Tragkraft
> 4,50 m Hubhöhe
Was haben Sie da?`,
  ),
  whole(
    'lines of a signature',
    `Ja, gern.

--
Jonas Brandt
Kunde GmbH

Nachtrag: bitte mit Ladegerät.`,
  ),
  whole(
    'a rule between two parts',
    `Angebot 1 passt.
________________________________
Angebot 2 passt nicht: zu hoch.
-----
Bitte nur Angebot 1.`,
  ),
  whole(
    'a list like the head of a mail',
    `Bitte die Fracht anbieten:

Von: Hamburg
An: Celle
Datum: 3.12.2026

Danke und Gruß
Brandt`,
  ),
  whole(
    'a forwarded mail, which is what is said',
    `Können Sie das auch?

-------- Weitergeleitete Nachricht --------
Betreff: Bedarf
Datum: Thu, 26 Nov 2026 09:12:44 +0100
Von: Lager <lager@kunde.example>
An: Jonas Brandt <brandt@kunde.example>

Wir brauchen einen Stapler mit 3 t.`,
  ),
  whole('nothing but a few words', 'Passt, bitte bestellen.'),
  {
    program: 'forwarded within a company, and quoted again',
    mail: `${SAID}\n\n${HEAD_OF_OUTLOOK}\nBitte kümmern, danke.\n\n${HEAD_OF_OUTLOOK}\n${OURS}\n`,
    said: SAID,
  },
]
