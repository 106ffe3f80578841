import { TOKEN_KEY } from '../accounts/auth.ts'
import { paths } from '../addresses/paths.ts'
import { retention } from '../operation/retention.ts'
import { alertPeriods, customersPeriods } from '../persons/activities.ts'
import { MOST_REMEMBERED, QUANTITIES_KEY, SHORTLIST_KEY } from '../product/shortlist.ts'
import { legalText } from './blocks.ts'
import { pageText } from './page-text.ts'

const text = `## 1. Verantwortlicher

{firma}
{strasse}, {plz} {ort}
Telefon: {telefon}
E-Mail: {email}

## 2. Aufruf der Website

Wenn Sie eine Seite aufrufen, überträgt Ihr Browser technisch notwendige Daten an unseren Server: Ihre IP-Adresse, Datum und Uhrzeit, die aufgerufene Adresse und Angaben zum Browser. Wir brauchen sie, um Ihnen die Seite zu liefern. Die Anwendung selbst führt kein Zugriffsprotokoll. Soweit der Server aus Sicherheitsgründen protokolliert, geschieht das nur kurz: Diese Protokolle werden nach höchstens sieben Tagen gelöscht und nicht mit anderen Daten zusammengeführt. Rechtsgrundlage ist unser berechtigtes Interesse an einem sicheren Betrieb (Art. 6 Abs. 1 lit. f DSGVO).

## 3. Keine Cookies, keine Dritten, kein Wiedererkennen

Diese Website setzt keine Cookies. Sie lädt nichts von fremden Servern nach: Schriften, Bilder und Skripte liegen bei uns. Es gibt keine Statistik-, Werbe- oder Wiedererkennungsdienste und deshalb auch kein Einwilligungsbanner. Verweise auf andere Websites sind einfache Links; Daten fließen erst, wenn Sie ihnen folgen.

Wir zählen je Tag, wie oft Seiten, Maschinen und Datenblätter aufgerufen, welche Worte gesucht und wie viele Anfragen gesendet wurden und von welcher Website Besucher kamen. Gespeichert werden allein diese Summen, ${retention.statisticsMonths} Monate lang und ohne IP-Adresse oder Kennung, sodass niemand darin wiederzuerkennen ist.

## 4. Anfrage und Rückruf

Über das Formular auf den Seiten Kontakt und Service erheben wir Ihren Namen, Ihre E-Mail-Adresse und Ihre Nachricht, dazu freiwillig Firma, Telefonnummer und Dateien (Fotos und PDF). Für einen Rückruf genügen Name und Telefonnummer. Gespeichert werden diese Angaben, worum es geht (etwa Miete oder Ankauf), die Maschinen, nach denen Sie fragen, der Zeitpunkt, die Vorgangsnummer und der Stand der Bearbeitung. Die Anfrage kann uns zusätzlich als E-Mail über unseren Mailanbieter zugestellt werden.

Wir verarbeiten die Angaben, um Ihre Anfrage zu beantworten und einen Vertrag vorzubereiten (Art. 6 Abs. 1 lit. b DSGVO); fragen Sie für Ihr Unternehmen an, ist Rechtsgrundlage unser berechtigtes Interesse an der Beantwortung geschäftlicher Anfragen (Art. 6 Abs. 1 lit. f DSGVO). Mit dem Häkchen im Formular bestätigen Sie, dass Sie diese Hinweise zur Kenntnis genommen haben; eine Einwilligung im Sinne von Art. 6 Abs. 1 lit. a DSGVO ist das nicht.

**Wie lange:**
${customersPeriods}

Buchungsbelege bewahren wir acht Jahre auf (§ 147 AO). Auf Ihren Wunsch löschen wir früher, soweit keine Aufbewahrungspflicht entgegensteht. Damit gelöschte Angaben nicht aus einer älteren Sicherung zurückkehren, merken wir uns dann Prüfsummen, aus denen niemand etwas lesen kann.[

**Suchauftrag:** Auf der Liste unserer Maschinen können Sie einen {suchauftrag} anlegen. Dann speichern wir Ihre E-Mail-Adresse, die gewählten Filter und welche Maschinen Sie schon kennen. Er beginnt erst, wenn Sie ihn über den Link in unserer E-Mail bestätigen; als Nachweis merken wir uns den Wortlaut Ihrer Einwilligung und wann Sie sie gegeben und bestätigt haben. Rechtsgrundlage ist Ihre Einwilligung (Art. 6 Abs. 1 lit. a DSGVO, § 7 Abs. 2 UWG). Sie können sie jederzeit mit einem Klick in jeder dieser E-Mails widerrufen; damit ist der Suchauftrag gelöscht. Auf seiner Seite können Sie Ihre Adresse auch für alle Suchaufträge sperren. Wir sehen nicht, ob Sie eine E-Mail öffnen.

${alertPeriods}]

## 5. Schutz des Formulars vor Missbrauch

Damit das Formular nicht mit Massensendungen überflutet wird, merkt sich der Server die IP-Adresse des Absenders bis zu einer Stunde im Arbeitsspeicher. Sie wird nicht zur Anfrage gespeichert. Außerdem enthält das Formular ein unsichtbares Feld und eine signierte Zeitangabe, an denen automatische Einsendungen zu erkennen sind. Rechtsgrundlage ist Art. 6 Abs. 1 lit. f DSGVO.

## 6. Speicher in Ihrem Browser

Was Sie in das Formular schreiben, sichert Ihr Browser bis zum Absenden als Entwurf im \`sessionStorage\`, damit ein Neuladen oder eine unterbrochene Verbindung nichts kostet. Name, Firma, E-Mail-Adresse und Telefonnummer stehen dann auch im nächsten Formular; alles andere nur dort, wo Sie es geschrieben haben. Der Entwurf bleibt auf Ihrem Gerät und verschwindet nach dem Senden oder mit dem Schließen des Tabs.

Merken Sie sich eine Maschine, speichert Ihr Browser deren Nummer im \`localStorage\` (\`${SHORTLIST_KEY}\`), höchstens ${MOST_REMEMBERED} Nummern und nicht vor dem ersten Druck auf „Merken“, und die Anzahl, wenn Sie dort mehr als ein Stück angeben (\`${QUANTITIES_KEY}\`). Sie bleiben auf Ihrem Gerät, bis Sie sie von der Merkliste nehmen. Unser Server erfährt die Nummern nur, um Ihnen die gemerkten Maschinen zu zeigen, und speichert sie nicht.

Nennen Sie auf der Seite einer Maschine, im Vergleich oder in der Liste Ihre Postleitzahl, merkt sich Ihr Browser auch sie im \`sessionStorage\`, damit Sie Lieferpreise und Entfernungen anderer Maschinen gleich sehen. Sie verschwindet mit dem Schließen des Tabs. Unser Server erfährt sie, um Ihnen Preis und Entfernungen zu nennen.

Nur wer sich im Verwaltungsbereich anmeldet, erhält ein Anmeldekennzeichen (\`${TOKEN_KEY}\`) im \`localStorage\`. Es gilt höchstens 30 Tage nach der letzten Nutzung und wird beim Abmelden gelöscht. Besucher der öffentlichen Seiten betrifft das nicht. All das ist für die von Ihnen gewünschte Funktion unbedingt erforderlich (§ 25 Abs. 2 Nr. 2 TDDDG).

## 7. Empfänger

Ihre Daten sehen nur die Mitarbeiterinnen und Mitarbeiter, die Anfragen bearbeiten. Technische Dienstleister (Betrieb des Servers, E-Mail) verarbeiten sie ausschließlich nach unserer Weisung auf Grundlage eines Vertrags nach Art. 28 DSGVO. Eine Übermittlung in Länder außerhalb der Europäischen Union findet nicht statt. Eine automatisierte Entscheidung im Einzelfall oder ein Profiling gibt es nicht.

## 8. Ihre Rechte

Sie haben gegenüber uns das Recht auf
- Auskunft über die zu Ihnen gespeicherten Daten (Art. 15 DSGVO),
- Berichtigung unrichtiger Daten (Art. 16 DSGVO),
- Löschung (Art. 17 DSGVO),
- Einschränkung der Verarbeitung (Art. 18 DSGVO),
- Übertragung der von Ihnen bereitgestellten Daten (Art. 20 DSGVO).

**Widerspruchsrecht:** Soweit wir Daten auf Grundlage berechtigter Interessen verarbeiten, können Sie aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit widersprechen (Art. 21 DSGVO). Eine Nachricht an {email} genügt; nennen Sie möglichst die Vorgangsnummer Ihrer Anfrage.

Sie müssen uns keine Daten bereitstellen. Ohne Name, E-Mail-Adresse und Nachricht, für einen Rückruf ohne Name und Telefonnummer, können wir eine Anfrage über das Formular aber nicht beantworten; Anruf und Besuch stehen Ihnen immer offen.

## 9. Beschwerde bei der Aufsichtsbehörde

Sie können sich bei einer Datenschutzaufsichtsbehörde beschweren, zum Beispiel bei der des Bundeslandes, in dem wir unseren Sitz haben.

## 10. Stand

Diese Erklärung beschreibt die Website, wie sie heute arbeitet. Ändert sich die Website, ändern wir die Erklärung mit. Stand: November 2026.`

export const privacy = pageText(paths.privacy, legalText, {
  meta: {
    title: 'Datenschutz | {firma}',
    description:
      'Keine Cookies, keine Dritten, kein Banner: welche Daten beim Besuch dieser Website und bei einer Anfrage verarbeitet werden, wie lange sie bleiben und welche Rechte Sie haben.',
  },
  hero: {
    title: 'Datenschutz',
    lead: 'Kurz gesagt: keine Cookies, keine fremden Dienste, kein Wiedererkennen. Wir speichern, was Sie uns über das Formular schicken, und nur so lange, wie wir es brauchen.',
  },
  body: { text },
})
