import { paths } from '../addresses/paths.ts'
import { legalText } from './blocks.ts'
import { pageText } from './page-text.ts'

const text = `## Teil A: Allgemeines

### § 1 Geltung
1. Diese Bedingungen gelten für alle Verträge der {firma} (im Folgenden: wir) über den Verkauf neuer und gebrauchter Maschinen, Anbaugeräte und Ersatzteile sowie über deren Vermietung.
2. Sie gelten ausschließlich gegenüber Unternehmern (§ 14 BGB), juristischen Personen des öffentlichen Rechts und öffentlich-rechtlichen Sondervermögen (§ 310 Abs. 1 BGB). An Verbraucher (§ 13 BGB) verkaufen und vermieten wir nicht.
3. Abweichende Bedingungen des Kunden werden nur Vertragsinhalt, wenn wir ihnen ausdrücklich zustimmen. Individuelle Vereinbarungen gehen diesen Bedingungen vor (§ 305b BGB).

### § 2 Angebot und Vertragsschluss
1. Die Darstellung von Maschinen auf dieser Website ist kein bindendes Angebot. Eine Anfrage über das Formular verpflichtet Sie zu nichts. Zwischenverkauf und Zwischenvermietung bleiben vorbehalten.
2. Der Vertrag kommt zustande, wenn Sie unser Angebot in Textform annehmen oder wir Ihre Bestellung in Textform bestätigen, spätestens mit der Übergabe.
3. Baujahr, Betriebsstunden (laut Zähler), Maße und Leistungsdaten beschreiben die Beschaffenheit, sind aber keine Garantie im Sinne des § 443 BGB, wenn wir sie nicht ausdrücklich als solche bezeichnen. Maßgeblich sind Angebot und Zustandsbericht.

### § 3 Preise und Zahlung
1. Preise sind, soweit nicht anders angegeben, Nettopreise in Euro ab dem Standort der Maschine zuzüglich der gesetzlichen Umsatzsteuer, ausgenommen differenzbesteuerte Ware (§ 25a UStG), die als solche bezeichnet ist.
2. Rechnungen sind ohne Abzug sofort fällig, Kaufpreise vor Übergabe der Maschine, wenn nichts anderes vereinbart ist. Im Verzug gelten die gesetzlichen Zinsen (§ 288 Abs. 2 BGB).
3. Aufrechnen oder zurückbehalten können Sie nur wegen unbestrittener oder rechtskräftig festgestellter Forderungen oder wegen Gegenforderungen aus demselben Vertrag.

### § 4 Haftung
1. Wir haften unbeschränkt
   - bei Vorsatz und grober Fahrlässigkeit,
   - für Schäden aus der Verletzung des Lebens, des Körpers oder der Gesundheit,
   - nach dem Produkthaftungsgesetz,
   - bei arglistigem Verschweigen eines Mangels und
   - soweit wir eine Garantie übernommen haben.
2. Bei leicht fahrlässiger Verletzung einer wesentlichen Vertragspflicht (einer Pflicht, deren Erfüllung den Vertrag erst ermöglicht und auf die Sie vertrauen dürfen) ist die Haftung auf den vertragstypischen, vorhersehbaren Schaden begrenzt.
3. Im Übrigen ist die Haftung für leichte Fahrlässigkeit ausgeschlossen.
4. Das gilt ebenso zugunsten unserer gesetzlichen Vertreter und Erfüllungsgehilfen.

## Teil B: Verkauf

### § 5 Lieferung, Übergabe und Gefahrübergang
1. Wir liefern ab dem Standort, der bei der Maschine genannt ist. Transport, Abladen und Inbetriebnahme übernehmen wir, wenn es vereinbart ist, auf Ihre Kosten. Sie sorgen für eine befahrbare Zufahrt und eine geeignete Abladestelle.
2. Liefertermine sind nur verbindlich, wenn wir sie als verbindlich bestätigen. Höhere Gewalt und unverschuldet ausbleibende Lieferung durch unsere Vorlieferanten verlängern die Frist um ihre Dauer; dauert sie länger als drei Monate, können beide Seiten zurücktreten.
3. Die Gefahr geht mit der Übergabe auf Sie über, beim Versand mit der Übergabe an den Transporteur, oder wenn Sie mit der Annahme in Verzug geraten.
4. Bei der Übergabe fertigen wir ein Protokoll mit Zustand, Stundenzähler, Zubehör, Betriebsanleitung und Prüfnachweisen. Die Einweisung umfasst die Bedienung der Maschine; sie ersetzt nicht die Ausbildung und Beauftragung der Fahrer.

### § 6 UVV-Prüfung und Betreiberpflichten
1. Maschinen, die wir zum Einsatz verkaufen, übergeben wir mit gültiger Prüfung nach DGUV Vorschrift 68; das Datum steht im Prüfnachweis. Ausgenommen sind Maschinen, die ausdrücklich ohne Prüfung, zur Aufarbeitung oder als Teileträger verkauft werden.
2. Ab der Übergabe sind Sie für den sicheren Betrieb, die täglichen Prüfungen durch den Fahrer, die Wartung und die wiederkehrenden Prüfungen verantwortlich.

### § 7 Eigentumsvorbehalt
1. Die Ware bleibt bis zur vollständigen Zahlung aller Forderungen aus der Geschäftsverbindung unser Eigentum. Sie ist bis dahin pfleglich zu behandeln und gegen Diebstahl, Feuer und Maschinenbruch zu versichern.
2. Verpfändung und Sicherungsübereignung sind nicht gestattet. Verkaufen Sie die Ware im ordentlichen Geschäftsgang weiter, treten Sie uns die Forderung daraus schon jetzt in Höhe des Rechnungswerts ab; wir nehmen die Abtretung an. Sie bleiben zum Einzug berechtigt, solange Sie uns gegenüber vertragsgemäß zahlen.
3. Übersteigt der realisierbare Wert der Sicherheiten unsere Forderungen um mehr als 10 %, geben wir auf Verlangen Sicherheiten nach unserer Wahl frei.

### § 8 Untersuchung und Mängelrüge

Sie untersuchen die Ware bei Übergabe und rügen erkennbare Mängel unverzüglich, verdeckte unverzüglich nach ihrer Entdeckung (§ 377 HGB). Mängel, die im Zustandsbericht oder Protokoll stehen, sind bekannt (§ 442 BGB).

### § 9 Gewährleistung bei neuen Sachen
1. Ist eine neue Sache mangelhaft, bessern wir nach unserer Wahl nach oder liefern Ersatz. Schlägt das fehl, können Sie mindern oder zurücktreten und Schadensersatz nach § 4 verlangen.
2. Ansprüche wegen Mängeln verjähren ein Jahr nach Ablieferung. Für die in § 4 Abs. 1 genannten Fälle und für Rückgriffsansprüche nach §§ 445a, 445b BGB bleibt es bei den gesetzlichen Fristen.

### § 10 Ausschluss der Gewährleistung bei gebrauchten Sachen
1. Gebrauchte Maschinen, Anbaugeräte und Teile verkaufen wir unter Ausschluss der Ansprüche wegen Sachmängeln.
2. Der Ausschluss gilt nicht
   - bei Vorsatz und grober Fahrlässigkeit,
   - für Schäden aus der Verletzung des Lebens, des Körpers oder der Gesundheit,
   - für Ansprüche nach dem Produkthaftungsgesetz,
   - bei arglistigem Verschweigen eines Mangels (§ 444 BGB),
   - soweit wir eine Garantie übernommen oder eine Beschaffenheit vereinbart haben und
   - bei Verletzung wesentlicher Vertragspflichten; dann haften wir nach Maßgabe des § 4 Abs. 2.
3. Geben wir auf eine gebrauchte Maschine eine Garantie, so stehen Umfang, Dauer und Voraussetzungen in der Garantiezusage. Verschleißteile, Batterien und Reifen sind nur eingeschlossen, wenn sie dort genannt sind.

## Teil C: Vermietung

### § 11 Mietzeit, Miete und Nutzung
1. Die Mietzeit beginnt mit der Übergabe oder der vereinbarten Bereitstellung und endet mit der vereinbarten Rückgabe. Die Kurzzeitmiete beträgt mindestens einen Tag, die Langzeitmiete mindestens zwölf Monate. Geben Sie die Maschine nach Ablauf nicht zurück, schulden Sie die Miete als Entschädigung weiter (§ 546a BGB). § 545 BGB (stillschweigende Verlängerung) gilt nicht.
2. Die Miete gilt für den Einsatz in einer Schicht bis acht Stunden am Tag, wenn nichts anderes vereinbart ist. Mehrschichtbetrieb ist vorher anzuzeigen und wird gesondert berechnet.
3. Die Maschine darf nur bestimmungsgemäß, nur am vereinbarten Ort und nur von Fahrern benutzt werden, die ausgebildet und schriftlich beauftragt sind (§ 7 DGUV Vorschrift 68). Weitergabe an Dritte und Einsatz im öffentlichen Verkehrsraum bedürfen unserer Zustimmung.

### § 12 Pflichten des Mieters
1. Sie prüfen die Maschine vor jeder Schicht, halten Batterie-, Öl- und Wasserstand und benutzen sie bei sicherheitsrelevanten Mängeln nicht weiter. Störungen und Schäden melden Sie sofort.
2. Für Schäden an der Maschine, die Sie oder Ihre Leute zu vertreten haben, und für Verlust haften Sie nach den gesetzlichen Vorschriften. Sie versichern die Maschine gegen Maschinenbruch und Diebstahl oder schließen die von uns angebotene Versicherung ab.

### § 13 Wartung, Prüfung und Ausfall
1. Wartung, natürlichen Verschleiß und wiederkehrende Prüfungen tragen wir. Sie geben uns die Maschine dazu in der üblichen Arbeitszeit frei.
2. Fällt die Maschine ohne Ihr Verschulden aus, setzen wir sie in angemessener Zeit instand oder stellen ein gleichwertiges Gerät. Für die Zeit des Ausfalls entfällt die Miete. Die verschuldensunabhängige Haftung für anfängliche Mängel (§ 536a Abs. 1 BGB) ist ausgeschlossen; im Übrigen gilt § 4.

### § 14 Kündigung und Rückgabe
1. Das Recht zur fristlosen Kündigung aus wichtigem Grund bleibt unberührt, etwa bei Zahlungsverzug nach § 543 Abs. 2 Nr. 3 BGB oder vertragswidrigem Gebrauch trotz Abmahnung.
2. Die Maschine ist gereinigt, betriebsbereit und mit allem Zubehör zurückzugeben. Wir gleichen sie mit dem Übergabeprotokoll ab; normale Abnutzung geht zu unseren Lasten.

### § 15 Mietkauf

Beim Mietkauf geht das Eigentum mit Zahlung der letzten Rate und aller übrigen Forderungen aus dem Vertrag auf Sie über. Bis dahin gilt § 7 entsprechend; für gebrauchte Sachen gilt § 10. Ab der Übergabe tragen Sie abweichend von § 13 Wartung, Reparatur und Prüfung, wenn nichts anderes vereinbart ist.

## Teil D: Schlussbestimmungen

### § 16 Erfüllungsort, Gerichtsstand, Recht
1. Erfüllungsort ist {ort}. Ausschließlicher Gerichtsstand für alle Streitigkeiten mit Kaufleuten, juristischen Personen des öffentlichen Rechts und öffentlich-rechtlichen Sondervermögen ist {ort}. Wir dürfen auch am Sitz des Kunden klagen.
2. Es gilt deutsches Recht ohne das UN-Kaufrecht (CISG).
3. Ist eine Bestimmung unwirksam, bleiben die übrigen wirksam; an ihre Stelle tritt das Gesetz (§ 306 BGB).`

export const terms = pageText(paths.terms, legalText, {
  meta: {
    title: 'AGB für Verkauf und Vermietung | {firma}',
    description:
      'Allgemeine Geschäftsbedingungen der {firma} für den Verkauf neuer und gebrauchter Gabelstapler und für die Vermietung an Unternehmen: Preise, Übergabe, Gewährleistung, Miete.',
  },
  hero: {
    title: 'Allgemeine Geschäftsbedingungen',
    lead: 'Für den Verkauf und die Vermietung von Maschinen an Unternehmen. Verbraucherinnen und Verbrauchern machen wir kein Angebot.',
  },
  body: { text },
})
