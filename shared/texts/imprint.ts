import { paths } from '../addresses/paths.ts'
import { legalText } from './blocks.ts'
import { pageText } from './page-text.ts'

const text = `## Angebot nur für Unternehmer

Unser Angebot richtet sich ausschließlich an Unternehmer im Sinne des § 14 BGB, an juristische Personen des öffentlichen Rechts und an öffentlich-rechtliche Sondervermögen. Preise verstehen sich, soweit nicht anders angegeben, netto zuzüglich der gesetzlichen Umsatzsteuer; differenzbesteuerte Ware (§ 25a UStG) ist als solche bezeichnet. An Verfahren zur Streitbeilegung vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil und sind dazu nicht verpflichtet.

## Marken und Abbildungen

Hersteller- und Typenbezeichnungen sind Marken ihrer jeweiligen Inhaber. Wir nennen sie nur, um die angebotenen Maschinen zu beschreiben. Texte, Zeichnungen und Bilder auf dieser Website sind urheberrechtlich geschützt; ihre Verwendung bedarf unserer Zustimmung.

## Technische Angaben

Maße und technische Daten der Maschinen geben wir nach Typenschild, Herstellerunterlagen und eigener Messung wieder. Verbindlich sind die Angaben im Angebot und im Zustandsbericht der einzelnen Maschine.`

export const imprint = pageText(paths.imprint, legalText, {
  meta: {
    title: 'Impressum | {firma}',
    description:
      'Anbieterkennzeichnung nach § 5 DDG: Anschrift, Kontakt, Vertretung und Registerangaben der {firma} in {ort}.',
  },
  hero: { title: 'Impressum', lead: '' },
  body: { text },
})
