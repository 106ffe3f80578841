/** What every machine is or has and every buyer wants, so that nothing is said by it. */
export const FILLER = new RegExp(
  `^(?:${[
    'mit|und|f(?:ü|ue)r|aus|i[nm]|von|um|zu[mr]?|durchs?|ca\\.?|etwa|hoch|breit|geht|stapelt|d(?:er|ie|as|en|em)|ich|wir|ist|sind|steht|muss|bitte|standort|st(?:ü|ue)ck|stk\\.?',
    'bei|nahe|n(?:ä|ae)he|raum|umgebung|gegend|alt|auch|aber|nur|gern|oder so|mir|uns|mein|man|hat|haben|habe|soll|sollte|kann|wird|als|am|noch|plz|typ|modell|marke|hersteller|welche[nrs]?|was|gibt|sie|es|ihr|habt|main|jahre?',
    'all(?:e[mnrs]?)?|s(?:ä|ae)mtliche[nrs]?|kost(?:et|en)|wie ?viel|nach|n(?:ö|oe)tig|notwendig|erforderlich|wichtig',
    'with|and|for|in|near|the|of|need|want|looking|a|an|to|on|at|i|we|my|our|your|you|me|it|is|are|that|which|have|has|do|does|any|some',
    'please|sale|buy|purchase|search(?:ing)?|offers?|pcs|pieces?|units?|machines?|equipment|located|location|based|export|germany|prices?|list|how|much|what|condition',
    'incl|incl\\.|including|type|model|make|must|be|can|approx\\.?|around|good',
    '(?:(?:gabel)?sta[bp]ler|fork-?lifts?|fork|lift|trucks?|maschine|gerät|fahrzeug|ein|unser|hohe|gesucht|such|brauch|benötig|möcht|kauf|pass|passend|gut|eure?|ihre?)(?:e[mnrs]?|[nt])?',
    '[-–/&+|.!?:]+',
  ].join('|')})$`,
  'iu',
)

/** Of these, what buyers abroad call every machine. */
export const TRUCKS_IN_ENGLISH = ['forklift', 'forklifts', 'truck', 'trucks', 'machine', 'machines']

/** `Welche Diesel haben Sie?`, and the terms of delivery of every machine. */
const SAID_OF_ALL = /[?!](?=\s|$)|(?<!\p{L})(?:ex[- ]works|exw)(?!\p{L})/giu

export const withoutQuestion = (search: string): string =>
  search.replace(SAID_OF_ALL, (text) => ' '.repeat(text.length))

/** How many machines are wanted. What is in the group may be about a machine, too: `vier Wege`, `2`. */
export const COUNT = /^(?:\d\d? ?[x×]|(\d\d?|zwei|drei|vier|fünf|two|three|four|five))$/iu
export const PIECES = /^(?:st(?:ü|ue)ck|stk\.?|pcs|pieces|units)$/iu
export const OR = /^(?:oder|bzw\.?|or)$/iu
/** Between two names it means either; between two properties, both. */
export const AND = /^(?:und|and|sowie|[&+/|])$/iu
/** Behind what is excluded it says that it may be there: `kein Seitenschub nötig`. */
export const NEEDED = /^(?:n(?:ö|oe)tig|notwendig|erforderlich|needed|required|necessary)$/iu
export const NOT =
  /^(?:kein(?:e[mnrs]?)?|ohne|nicht|außer|ausser|ausgenommen|weder|without|no|not|except|neither)$/iu
