import type { SampleReply } from './replies.testing.ts'

const SAID = `Dzień dobry / Guten Tag,

Preis passt, wir nehmen ihn.
Tor: 2,30 m.

Jonas Brandt`
const OURS = `Guten Tag Jonas Brandt,

der Stapler kostet 18.900 €.
Anna Petersen`
const US = 'Muster GmbH <info@muster.example>'

const marked = (head: string): SampleReply => ({
  program: head.replaceAll('\n', ' '),
  mail: `${SAID}\n\n${head}\n\n${OURS.replace(/^/gm, '> ')}\n`,
  said: SAID,
})
const plain = (head: string): SampleReply => ({
  program: head.split('\n').slice(0, 2).join(' '),
  mail: `${SAID}\n\n${head}\n\n${OURS}\n`,
  said: SAID,
})
const whole = (program: string, mail: string): SampleReply => ({ program, mail, said: mail })

/** The head that Outlook sets above a quote, in the words of a language. */
const outlook = (from: string, sent: string, to: string, subject: string) =>
  plain(`${from} ${US}
${sent} 26.11.2026 09:12
${to} Jonas Brandt <brandt@kunde.example>
${subject} Re: A-2026-00042`)

/** Replies of programs that speak other languages, and of German ones that are rarer. */
export const repliesAbroad: SampleReply[] = [
  outlook('Van:', 'Verzonden:', 'Aan:', 'Onderwerp:'),
  outlook('Fra:', 'Sendt:', 'Til:', 'Emne:'),
  outlook('Från:', 'Skickat:', 'Till:', 'Ämne:'),
  outlook('Od:', 'Wysłano:', 'Do:', 'Temat:'),
  outlook('Od:', 'Odesláno:', 'Komu:', 'Předmět:'),
  outlook('De :', 'Envoyé :', 'À :', 'Objet :'),
  outlook('Da:', 'Inviato:', 'A:', 'Oggetto:'),
  outlook('De:', 'Enviado:', 'Para:', 'Asunto:'),
  outlook('*Fra:*', '*Dato:*', '*Til:*', '*Emne:*'),
  outlook('________________________________\nVan:', 'Datum:', 'Aan:', 'Onderwerp:'),
  ...[
    `Op do 26 nov 2026 om 09:12 schreef ${US}:`,
    `Op 26 nov. 2026 om 09:12 heeft ${US} het volgende geschreven:`,
    'Op 26-11-2026 om 09:12 schreef Muster GmbH:',
    `Den tors. 26. nov. 2026 kl. 09.12 skrev ${US}:`,
    `Den 26. nov. 2026 kl. 09.12 skrev ${US}:`,
    'Den 26.11.2026 kl. 09.12 skrev Muster GmbH:',
    `Den tors 26 nov. 2026 kl 09:12 skrev ${US}:`,
    `26 nov. 2026 kl. 09:12 skrev ${US}:`,
    'Den 2026-11-26 kl. 09:12, skrev Muster GmbH:',
    `tor. 26. nov. 2026 kl. 09:12 skrev ${US}:`,
    `czw., 26 lis 2026 o 09:12 Muster GmbH <\ninfo@muster.example> napisał(a):`,
    `Wiadomość napisana przez ${US} w dniu 26 lis 2026, o godz. 09:12:`,
    'W dniu 26.11.2026 o 09:12, Muster GmbH pisze:',
    `Dnia 26 listopada 2026 09:12 ${US} napisał(a):`,
    `čt 26. 11. 2026 v 9:12 odesílatel Muster GmbH <\ninfo@muster.example> napsal:`,
    `26. 11. 2026 v 9:12, ${US}:`,
    'Dne 26. 11. 2026 v 9:12 Muster GmbH napsal(a):',
    `Le jeu. 26 nov. 2026 à 09:12, ${US} a écrit :`,
    `Le 26 nov. 2026 à 09:12, ${US} a écrit :`,
    'Le 26/11/2026 à 09:12, Muster GmbH a écrit :',
    `Il giorno gio 26 nov 2026 alle ore 09:12 Muster GmbH <\ninfo@muster.example> ha scritto:`,
    `Il giorno 26 nov 2026, alle ore 09:12, ${US} ha scritto:`,
    'Il 26/11/2026 09:12, Muster GmbH ha scritto:',
    'El jue, 26 nov 2026 a las 9:12, Muster GmbH (<info@muster.example>) escribió:',
    `El 26 nov 2026, a las 9:12, ${US} escribió:`,
    'El 26/11/2026 a las 9:12, Muster GmbH escribió:',
    `Am 26. November 2026 09:12:44 MEZ schrieb ${US}:`,
    'Muster GmbH schrieb am Do. 26. November 2026 um 09:12:',
    `${US} schrieb am Do., 26.\nNov. 2026, 09:12:`,
  ].map(marked),
  ...[
    '-----Oorspronkelijk bericht-----',
    '-----Oprindelig meddelelse-----',
    '-------- Oprindelig besked --------',
    '-----Ursprungligt meddelande-----',
    '-----Opprinnelig melding-----',
    '-----Wiadomość oryginalna-----',
    '-------- Oryginalna wiadomość --------',
    '-----Původní zpráva-----',
    '---------- Původní e-mail ----------',
    "-----Message d'origine-----",
    '-------- Message d’origine --------',
    '-----Messaggio originale-----',
    '-----Mensaje original-----',
    '-------- Originalnachricht --------',
    '-----"Muster GmbH" <info@muster.example> schrieb: -----',
    '-----Muster GmbH/DE wrote: -----',
    `Am Donnerstag, 26. November 2026 um 09:12:44 MEZ hat ${US} Folgendes geschrieben:`,
  ].map(plain),
  plain(`Von:        Muster GmbH/DE
An:        Jonas Brandt/Kunde@Kunde
Kopie:        Einkauf/Kunde@Kunde
Datum:        26.11.2026 09:12
Betreff:        Re: A-2026-00042`),
  {
    program: 'a lone line with a mark at the end',
    mail: 'Ja, bitte.\n\n> Wollen Sie ihn mit Seitenschieber?\n',
    said: 'Ja, bitte.',
  },
  {
    program: 'two lines with a mark, and no empty line',
    mail: 'Ja, bitte.\n\n>Guten Tag,\n>mit Seitenschieber?',
    said: 'Ja, bitte.',
  },
  whole('a comparison at the end', 'Wir suchen einen Stapler\n\n> 3 t Tragkraft\n> 4,50 m Hubhöhe'),
  whole(
    'a list at the end',
    'Wir brauchen noch:\n\n> Stapler mit Seitenschieber\n> Ladegerät\n> neue Batterie',
  ),
  whole('a list right below its line', 'Bitte anbieten:\n> Fracht\n> Montage\n> Einweisung'),
  whole('nothing but marks', '> Wollen Sie ihn?\n> Dann bitte melden.'),
  whole(
    'a table of a freight order in Dutch',
    'Graag een offerte:\n\nVan: Hamburg\nAan: Zwolle\nOnderwerp: vracht\n\nGroet',
  ),
  whole(
    'a table of a freight order in French',
    'Merci de chiffrer :\n\nDe : Paris\nÀ : Lyon\nObjet : transport\nPoids : 3 t\n\nMerci',
  ),
  whole(
    'the day of a delivery in French',
    'Bonjour,\n\nDe: 8 h\nA: 17 h\nDate: 3.12.2026\nObjet: livraison\n\nMerci',
  ),
  {
    program: 'Yahoo, with no line between',
    mail: `Passt.\nAm Donnerstag, 26. November 2026 um 09:12:44 MEZ hat ${US} Folgendes geschrieben:\n\n${OURS}`,
    said: 'Passt.',
  },
  whole(
    'words of somebody else above a list',
    'Guten Tag,\n\nam 26.11.2026 um 9:12 schrieb Herr Meier (meier@kunde.example), was fehlt:\n\nLadegerät',
  ),
  whole(
    'words of somebody else in a sentence',
    'Guten Tag,\n\nam 26.11.2026 um 9:12 schrieb Herr Meier (meier@kunde.example), dass er passt:\nwir nehmen ihn.\n\nGruß',
  ),
  whole(
    'a mail that is passed on, in French',
    `Pouvez-vous le faire ?\n\n---------- Message transféré ---------\nDe : ${US}\nDate : jeu. 26 nov. 2026\nObjet : Besoin\n\nUn chariot de 3 t.`,
  ),
  whole(
    'a mail that is passed on, in Dutch',
    `Kunt u dit?\n\nBegin doorgestuurd bericht:\n\nVan: ${US}\nDatum: 26 nov 2026\nOnderwerp: vraag\n\nEen heftruck.`,
  ),
]
