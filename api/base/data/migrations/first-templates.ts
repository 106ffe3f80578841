/** The texts for answers that a dealer has from the start. */
export const firstTemplates = [
  {
    name: 'Maschine ist verfügbar',
    text: `{{anrede}},

vielen Dank für Ihre Anfrage {{nummer}}. Die Maschine ist verfügbar:

{{maschinen}}
{{links}}

Gern zeigen wir sie Ihnen bei uns und machen eine Probefahrt mit Ihnen. Wann passt es Ihnen? Das Datenblatt finden Sie im Anhang.

Mit freundlichen Grüßen`,
  },
  {
    name: 'Rückfrage zum Einsatz',
    text: `{{anrede}},

vielen Dank für Ihre Anfrage {{nummer}}. Damit wir Ihnen die passende Maschine nennen können, helfen uns ein paar Angaben:

- Wie schwer ist die schwerste Last, und wie hoch muss sie gehoben werden?
- Wie hoch ist die niedrigste Durchfahrt, wie breit der schmalste Gang?
- Fährt der Stapler drinnen, draußen oder beides, und wie viele Stunden am Tag?

Rufen Sie gern an, wenn sich das im Gespräch schneller klärt.

Mit freundlichen Grüßen`,
  },
  {
    name: 'Maschine ist nicht mehr zu haben',
    text: `{{anrede}},

vielen Dank für Ihre Anfrage {{nummer}}. Leider ist diese Maschine nicht mehr zu haben:

{{maschinen}}

Wir suchen Ihnen gern eine vergleichbare. Gelten Tragkraft, Hubhöhe und Preisrahmen weiterhin, oder hat sich etwas geändert?

Mit freundlichen Grüßen`,
  },
  {
    name: 'Nachfassen',
    text: `{{anrede}},

vor einigen Tagen haben wir Ihnen zu Ihrer Anfrage {{nummer}} geschrieben. Haben Sie noch Fragen, oder können wir etwas für Sie klären?

Wenn sich Ihr Vorhaben verschoben hat, genügt eine kurze Nachricht. Wir melden uns dann zur passenden Zeit wieder.

Mit freundlichen Grüßen`,
  },
]
