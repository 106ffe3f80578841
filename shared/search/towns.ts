import { spellOut } from '../writing/search-text.ts'

/** Towns by the first two digits of their postcode (the regions in which the post sorts). */
const regions = `
01 Dresden|02 Görlitz,Bautzen|03 Cottbus|04 Leipzig|06 Halle,Dessau|07 Gera,Jena|08 Zwickau,Plauen|09 Chemnitz
10 Berlin|11 Berlin|12 Berlin|13 Berlin|14 Berlin,Potsdam|15 Frankfurt (Oder)|16 Oranienburg|17 Neubrandenburg
18 Rostock|19 Schwerin|20 Hamburg|21 Hamburg,Lüneburg|22 Hamburg|23 Lübeck,Wismar|24 Kiel,Flensburg|25 Elmshorn
26 Oldenburg,Emden|27 Bremerhaven,Delmenhorst|28 Bremen|29 Celle,Uelzen|30 Hannover|31 Hildesheim,Hameln
32 Herford,Minden|33 Bielefeld,Paderborn,Gütersloh|34 Kassel|35 Gießen,Marburg|36 Fulda|37 Göttingen
38 Braunschweig,Wolfsburg|39 Magdeburg|40 Düsseldorf|41 Mönchengladbach,Neuss|42 Wuppertal,Solingen
44 Dortmund,Bochum|45 Essen,Gelsenkirchen|46 Oberhausen,Bottrop|47 Duisburg,Krefeld|48 Münster|49 Osnabrück
50 Köln|51 Köln,Leverkusen|52 Aachen|53 Bonn|54 Trier|55 Mainz|56 Koblenz|57 Siegen|58 Hagen|59 Hamm
60 Frankfurt|61 Bad Homburg|63 Offenbach,Hanau|64 Darmstadt|65 Wiesbaden,Frankfurt|66 Saarbrücken|67 Ludwigshafen
68 Mannheim|69 Heidelberg|70 Stuttgart|71 Ludwigsburg,Böblingen|72 Tübingen,Reutlingen|73 Esslingen,Göppingen
74 Heilbronn|75 Pforzheim|76 Karlsruhe|77 Offenburg|78 Konstanz|79 Freiburg|80 München|81 München|82 Starnberg
83 Rosenheim|84 Landshut|85 Ingolstadt,Freising|86 Augsburg|87 Kempten|88 Ravensburg|89 Ulm|90 Nürnberg,Fürth
91 Erlangen,Ansbach|92 Amberg|93 Regensburg|94 Passau|95 Hof,Bayreuth|96 Bamberg|97 Würzburg|98 Suhl|99 Erfurt
`

const townsByRegion = new Map(
  regions
    .trim()
    .split(/[|\n]/)
    .map((entry): [string, string[]] => [entry.slice(0, 2), entry.slice(3).split(',')]),
)

const DIGITS = /^(?:(?:plz|d-?)[: ]*)?(\d{5})$|^plz[: ]*(\d{1,4})$/i

/** How many digits of a postcode say where a place is. */
const REGION = 2

/**
 * How the places begin that a postcode leads to, as a machine's text has them: by their names, and by the first digits
 * of a postcode of their own; null for what is no postcode.
 */
export function placesOfPostcode(text: string): string[] | null {
  const [, whole, part] = DIGITS.exec(text) ?? []
  const digits = (whole ?? part)?.slice(0, REGION)
  if (digits === undefined) return null
  const towns = [...townsByRegion].flatMap(([region, towns]) =>
    region.startsWith(digits) ? towns : [],
  )
  return towns.length === 0
    ? null
    : [digits, ...towns.map((town) => spellOut(town).split(' ')[0] ?? '')]
}

/** What stands before a town's name in the name of a place. */
const BEFORE_TOWN = /^(?:lager|werk|standort|niederlassung|filiale|depot|hansestadt) /
/** Where a town's name ends: `Halle (Saale)`, `Köln, Hof 2`, `Hamburg-Harburg`, `Frankfurt am Main`, `Freiburg i. Br.`. */
const BEHIND_TOWN = /\s*[(,/-]|\s(?:am|an|im|in|ob|vor)\s|\s[ai]\./

/** Towns that have the name of a greater one, with the word that tells them from it, by their region. */
const namesakes = new Map(
  `15 frankfurt oder|33 halle westf|33 halle westfalen|64 fürth odenwald|23 oldenburg holstein|64 münster hessen
49 essen oldenburg|49 hagen teutoburger|27 hagen bremischen|57 hamm sieg|76 offenbach queich|21 freiburg elbe`
    .split(/[|\n]/)
    .map((entry): [string, string] => [spellOut(entry.slice(3)), entry.slice(0, 2)]),
)

const regionByTown = new Map(
  [...townsByRegion]
    .flatMap(([region, towns]) => towns.map((town): [string, string] => [spellOut(town), region]))
    // Of a town's regions the first one has its middle.
    .reverse(),
)

/** The region of a place that is named by one of these towns; null for any other, such as `Halle 2`. */
export function regionOfTown(place: string): string | null {
  const name = spellOut(place.trim()).replace(BEFORE_TOWN, '')
  const [first, ...further] = name.split(/[^a-z]+/)
  const namesake = further.map((word) => namesakes.get(`${first} ${word}`)).find(Boolean)
  const town = name.split(BEHIND_TOWN)[0] ?? ''
  return namesake ?? regionByTown.get(name) ?? regionByTown.get(town) ?? null
}
