/** Passages of the legal pages that every dealer has to review himself. */
export const reviewBeforePublishing = [
  {
    page: 'Impressum',
    points: [
      'Rechtsform und Vertretung, Registerangaben, Umsatzsteuer- oder Wirtschafts-Identifikationsnummer',
      'gegebenenfalls Aufsichtsbehörde und Berufshaftpflichtversicherung (§ 2 DL-InfoV)',
      'Belege für Werbeaussagen wie Kundenzahl und Zufriedenheit (§ 5 UWG)',
    ],
  },
  {
    page: 'Datenschutz',
    points: [
      'Protokolle und Auftragsverarbeitung Ihres Hosting- und Mailanbieters (Nr. 2 und 7)',
      'Löschfristen von zwölf Monaten und 30 Tagen und wer sie im Betrieb durchsetzt (Nr. 4)',
      'ob ein Datenschutzbeauftragter zu benennen ist (§ 38 BDSG, in der Regel ab 20 Personen)',
    ],
  },
  {
    page: 'AGB',
    points: [
      'Haftungsbegrenzung und Gewährleistungsausschluss (§§ 4, 9, 10) an der aktuellen Rechtsprechung',
      'Garantiezusagen auf gebrauchte Maschinen und ihr Verhältnis zu § 10',
      'verlängerter Eigentumsvorbehalt (§ 7) gegenüber Sicherheiten Ihrer Bank',
      'Mietbedingungen (§§ 11 bis 15), Versicherung und Vorgaben Ihrer Leasinggesellschaft',
      'wie die AGB in Angebot und Auftragsbestätigung einbezogen werden',
    ],
  },
] as const
