import type { Choice } from './definition.ts'

type Choices = Record<string, Choice>

/** The choices of the figures that have some, in the order of display. */
export const mastChoices = {
  simplex: { label: 'Simplex', words: 'simplex(-?mast)?|einfachmast' },
  duplex: { label: 'Duplex', words: 'duplex(-?mast)?|zweifach(hub)?mast' },
  triplex: { label: 'Triplex', words: 'triplex(-?mast)?|dreifach(hub)?mast' },
  quadruplex: {
    label: 'Quadruplex',
    words: 'quadruplex(-?mast)?|quattro(-?mast)?|vierfach(hub)?mast',
  },
  telescopic: { label: 'Teleskop', words: 'teleskop(mast)?' },
} as const satisfies Choices

export const driveChoices = {
  electric: {
    label: 'Elektro',
    words:
      'elektro(-?(motor|antrieb|stapler))?|elektromotorisch|elektrisch|e-(antrieb|motor|stapler)',
    spoken:
      'e-?(gabel|front)?stapler|elektro-?(gabel|front)stapler|(batterie|akku)(-?(betrieben|stapler))|akku|electric(al)?( (forklift|truck))?',
    listed: 'e|el|batterie|akku',
  },
  diesel: {
    label: 'Diesel',
    words: 'diesel(-?(motor|antrieb|stapler))?',
    spoken: 'diesel-?(gabel|front)stapler|dieselbetrieben|diesel (forklift|truck)',
    listed: 'd',
  },
  lpg: {
    label: 'Treibgas (LPG)',
    words: 'treibgas(-?(motor|antrieb|stapler))?|lpg|flüssiggas|autogas',
    spoken:
      'gas(-?(motor|antrieb|(gabel|front)?stapler))?|(lpg|flüssiggas|treibgas)-?(gabel|front)?stapler|propan(gas)?|lp-?gas',
    listed: 'g|gas|t',
  },
  cng: {
    label: 'Erdgas (CNG)',
    words: 'erdgas(-?(motor|antrieb|stapler))?|cng',
    spoken: 'gas(-?(motor|antrieb|stapler))?',
  },
  petrol: {
    label: 'Benzin',
    words: 'benzin(motor|er)?|otto(motor)?',
    spoken: 'benzin-?stapler|petrol|gasoline',
  },
  hybrid: { label: 'Hybrid', words: 'hybrid(antrieb|stapler)?' },
  hydrogen: { label: 'Wasserstoff', words: 'wasserstoff(antrieb)?|brennstoffzelle|h2' },
} as const satisfies Choices

export const tyreChoices = {
  superelastic: {
    label: 'Superelastik',
    words: 'super-?elasti[ck](reifen|bereifung)?|se(-?reifen|-?bereifung)?',
    spoken: 'super-?elasti[ck](-?(reifen|bereifung|bereift))?|se-?(reifen|bereifung|bereift)',
  },
  pneumatic: {
    label: 'Luft',
    words: 'luft(reifen|bereifung|bereift)?|pneumatik(reifen)?',
    spoken:
      'luft(-?(reifen|rad|räder|bereifung|bereift))?|pneumatik(-?reifen)?|pneumatic( (tyre|tire))?',
  },
  solid: {
    label: 'Vollgummi',
    words: 'vollgummi(reifen|bereifung|räder)?',
    spoken: 'vollgummi(-?(reifen|bereifung|räder))?|solid (tyre|tire)',
  },
  polyurethane: {
    label: 'Polyurethan (Vulkollan)',
    words: '(vulkollan|polyurethan)(-?räder|-?reifen|-?bereifung)?|pu(-?räder|-?bereifung)?',
    spoken:
      '(vulkollan|polyurethan)(-?(räder|rollen|reifen|bereifung))?|pu-?(räder|rollen|reifen|bereifung)',
  },
} as const satisfies Choices

const STAGE = '(stufe|stage) ?'
/** So buyers name a stage, which nothing but its whole number means: `Abgasstufe 5`. */
const SPOKEN_STAGE = '(eu[- ]?)?(abgas|emissions)?-?(stufe|norm|stage)(:| eu)? ?'

export const emissionStageChoices = {
  IIIA: {
    label: 'Stufe IIIA',
    words: `iii ?a|(${STAGE}|^)3 ?a`,
    spoken: `${SPOKEN_STAGE}(iii|3) ?a?`,
  },
  IIIB: {
    label: 'Stufe IIIB',
    words: `iii ?b|(${STAGE}|^)3 ?b`,
    spoken: `${SPOKEN_STAGE}(iii|3) ?b?`,
  },
  IV: { label: 'Stufe IV', words: `${STAGE}(iv|4)|^iv$`, spoken: `${SPOKEN_STAGE}(iv|4)` },
  V: { label: 'Stufe V', words: `${STAGE}(v|5)|^v$`, spoken: `${SPOKEN_STAGE}(v|5)` },
} as const satisfies Choices

export const attachmentChoices = {
  sideshift: {
    label: 'Seitenschub',
    words: 'seitenschub(gerät|gabelträger)?|seitenschieber|side-?shift(er)?',
  },
  forkPositioner: {
    label: 'Zinkenverstellgerät',
    words: '(gabel)?zinken-?verstell(gerät|er|ung)|gabelverstellgerät',
    spoken: 'zinkenversteller|gabelversteller|zvg',
  },
  rotator: { label: 'Drehgerät', words: 'dreh(gerät|vorrichtung|einrichtung)|rotator' },
  clamp: {
    label: 'Klammer',
    words: '((papier)?rollen|ballen|karton|fass|flächen|stein|zellstoff|universal)?-?klammer',
  },
  spike: { label: 'Dorn', words: '(teppich|trag|coil|rollen)?-?dorn' },
  telescopicForks: { label: 'Teleskopgabeln', words: 'teleskop-?(gabeln?|gabelzinken|zinken)' },
  platform: { label: 'Arbeitsbühne', words: 'arbeits(bühne|plattform|korb)|mannkorb' },
} as const satisfies Choices

const WITHOUT_CAB = '(ohne|keine|without|no) ((fahrer)?kabine|cab)'

export const cabChoices = {
  open: {
    label: 'Offen',
    words: 'offen|offene kabine|offener fahrerplatz',
    spoken: WITHOUT_CAB,
  },
  roof: {
    label: 'Dach',
    words: '^(wetter|regen|wetterschutz)?dach$|^dachkabine$',
    spoken: WITHOUT_CAB,
  },
  half: {
    label: 'Halbkabine',
    words: '^halb$|halbkabine|teilkabine|halbe kabine',
    spoken: 'kabine|cab',
  },
  full: {
    label: 'Vollkabine',
    words: '^voll$|vollkabine|ganzkabine|geschlossene kabine|geschlossen',
    spoken: 'kabine|fahrerkabine|cab|full cab',
  },
} as const satisfies Choices

export const batteryChoices = {
  leadAcid: { label: 'Blei-Säure', words: 'blei(-?säure)?(-?(batterie|akku))?|pzs' },
  gel: { label: 'Gel', words: '(blei-?)?gel(-?(batterie|akku))?|agm' },
  lithium: {
    label: 'Lithium-Ionen',
    words: 'lithium(-?(ionen|ion|eisenphosphat))?(-?(batterie|akku))?|li-?ion(en)?|lifepo4?|lfp',
  },
  spare: {
    label: 'Wechselbatterie',
    words: '(wechsel|zweit|reserve|ersatz)-?(batterie|akku)|zweite batterie|zwei batterien',
  },
  opportunity: { label: 'Zwischenladen', words: 'zwischen-?lad(en|ung|bar|efähig)' },
} as const satisfies Choices
