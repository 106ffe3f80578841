/** What the texts of a new offer begin with. */
export const firstTexts = {
  intro: 'vielen Dank für Ihre Anfrage. Gern bieten wir Ihnen an:',
  deliveryTime: 'Nach Absprache, ab Standort der Maschine',
  paymentTerms: 'Zahlbar ohne Abzug vor der Übergabe',
  closing: 'Haben Sie Fragen? Rufen Sie uns an. Wir freuen uns auf Ihre Antwort.',
} as const
