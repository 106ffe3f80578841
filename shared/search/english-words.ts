import type { ChoiceFigureKey, ChoiceOf, FigureKey, NumberFigureKey } from '../figures/registry.ts'
import type { CategoryTruck } from '../figures/truck-of-category.ts'
import type { Condition } from '../product/terms.ts'
import type { QuantityKey } from './terms.ts'

/** What traders call a figure besides its name in `figures/english.ts`, in lower case, before or behind a number. */
export const figureAliases: Partial<Record<NumberFigureKey, readonly string[]>> = {
  liftHeight: ['lifting height'],
  closedHeight: [
    ...['lowered height', 'lowered mast height', 'mast height lowered', 'mast lowered'],
    ...['closed mast height', 'mast height closed', 'collapsed height', 'height lowered'],
  ],
  freeLift: ['free lift height'],
  capacity: ['capacity', 'rated capacity', 'lifting capacity', 'lift capacity', 'rated load'],
  hours: [
    'hours',
    'hrs',
    'running hours',
    'working hours',
    'engine hours',
    'hour meter',
    'hours run',
  ],
  weight: ['weight', 'own weight', 'net weight', 'truck weight', 'machine weight', 'heavy'],
  width: ['width', 'truck width', 'wide'],
  length: ['length', 'truck length', 'long'],
  forkLength: ['forks', 'length of forks'],
  aisleWidth: ['working aisle', 'working aisle width'],
  voltage: ['voltage'],
}

/** The same for what is no figure. */
export const otherQuantities: Readonly<Record<string, QuantityKey>> = {
  price: 'price',
  year: 'year',
  'year of manufacture': 'year',
  'year of construction': 'year',
  'year built': 'year',
  'model year': 'year',
  yom: 'year',
  built: 'year',
  made: 'year',
  manufactured: 'year',
}

/** What a trader who names no number calls what he asks for: whether a machine has one. */
export const factAliases: Partial<Record<FigureKey, readonly string[]>> = {
  ...figureAliases,
  drive: ['fuel', 'fuel type'],
  emissionStage: ['stage', 'emission', 'emissions', 'exhaust stage'],
  tyres: ['tyre type'],
  attachments: ['attachment'],
}

type ChoiceWords = { [Key in ChoiceFigureKey]?: Partial<Record<ChoiceOf<Key>, string>> }

/** What traders call a choice besides its name in `figures/english.ts`: alternatives of a regular expression. */
export const choiceWords: ChoiceWords = {
  drive: {
    electric: 'battery|battery (electric|powered|operated)|electrically powered',
    lpg: 'propane|lp gas|gas',
    petrol: 'gasoline',
    cng: 'gas',
    hydrogen: 'fuel cell',
  },
  mast: {
    simplex: 'single stage',
    duplex: '(2|two) ?stage',
    triplex: '(3|three) ?stage|triple',
    quadruplex: '(4|four) ?stage|quad',
    telescopic: 'telescoping',
  },
  tyres: {
    pneumatic: 'air',
    solid: 'cushion',
    polyurethane: 'pu',
  },
  attachments: {
    sideshift: 'side shifter|integrated side ?shift',
    spike: 'carpet (boom|pole)|coil (boom|ram)|boom|ram',
    platform: 'man basket|working platform|safety cage',
  },
  emissionStage: {
    IIIA: '(emission|exhaust|eu) stage (iii|3) ?a',
    IIIB: '(emission|exhaust|eu) stage (iii|3) ?b',
    IV: '(emission|exhaust|eu) stage (iv|4)',
    V: '(emission|exhaust|eu) stage (v|5)',
  },
  cab: {
    half: 'semi cab|cab|cabin|half cabin',
    full: '(closed|enclosed|complete) cab(in)?|cab|cabin|full cabin',
  },
  batteryType: { spare: 'second battery', lithium: 'lithium' },
}

/** What may stand behind a choice of a figure and says nothing more. */
export const behindChoice: Partial<Record<ChoiceFigureKey, string>> = {
  drive: 'drive|engine|motor|power|powered|fork ?lift|fork ?lift truck|truck',
  mast: 'mast',
  tyres: 'tyre|wheel',
  emissionStage: 'engine',
  batteryType: 'battery',
}

export const conditionSynonyms: Record<Condition, string> = {
  new: 'unused',
  demo: 'ex demo(nstration)?|demo(nstrator)?',
  used: 'pre owned',
  refurbished: 'remanufactured|rebuilt',
}

/** What traders call the categories that a new website begins with. A reach truck works in a warehouse. */
export const truckSynonyms: Partial<Record<CategoryTruck, string>> = {
  compact: 'compact( fork ?lift| truck)?',
  reach: 'reach( truck)?|warehouse (truck|equipment)',
}

/** Other words for what stands in the data under a German one. */
export const dataSynonyms: Readonly<Record<string, string>> = {
  '3rd valve': 'Zusatzhydraulik',
  'third valve': 'Zusatzhydraulik',
  'auxiliary valve': 'Zusatzhydraulik',
  'auxiliary hydraulic': 'Zusatzhydraulik',
  '4th valve': '2 Kreise',
  'fourth valve': '2 Kreise',
  '3rd and 4th valve': '2 Kreise',
  '3rd 4th valve': '2 Kreise',
  'ac motor': 'Drehstrom',
  'particle filter': 'Partikelfilter',
  dpf: 'Partikelfilter',
  aircon: 'Klimaanlage',
}
