/** Domains under which anybody gets a mailbox: who writes from there says nothing of a firm. */
const FREEMAIL = new Set(
  [
    'gmx web gmail googlemail t-online freenet arcor aol yahoo ymail outlook hotmail live msn icloud me mac',
    'posteo mailbox mail email protonmail proton pm tutanota tuta online onlinehome vodafone kabelmail unitybox',
    'o2online o2mail alice alice-dsl netcologne ewetel ewe kabelbw versanet freemail firemail bluewin hispeed',
    'chello aon a1 wp o2 seznam orange wanadoo laposte free libero hushmail zoho fastmail yandex',
  ]
    .join(' ')
    .split(' '),
)

/** What stands at the end of a firm's name and says nothing of who it is. */
const LEGAL_FORMS =
  /(?:\s(?:gmbh|ug|ag|kg|ohg|gbr|se|eg|ev|mbh|co|cokg|haftungsbeschraenkt|haftungsbeschränkt|e\s?k|e\s?v|inh|ltd|limited|sarl|sas|bv|nv|spa|srl|und|u))+$/u

/** What people write into the field who have no firm; what has no letter or digit says nothing either. */
const NO_FIRM = /^(?:privat|privatperson|privatkunde|private|keine|kein|ohne|n ?a|[^\p{L}\p{N}]*)$/u

/** The domain of an address that belongs to a firm; null for freemail and for what is no address. */
function firmDomain(email: string): string | null {
  const domain = /@([^@\s]+\.[^@\s.]+)$/.exec(email.trim().toLowerCase())?.[1]
  const house = domain?.split('.').slice(0, -1).join('.')
  return domain && house && !FREEMAIL.has(house) ? domain : null
}

/**
 * A firm's name in the form in which two are compared: `Muster Logistik GmbH & Co. KG` is `muster logistik`. Empty for what
 * names none.
 */
export function firmName(company: string): string {
  const words = company
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[.,()&+"„“']/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  const name = ` ${words}`.replace(LEGAL_FORMS, '').trim() || words
  return NO_FIRM.test(name) ? '' : name
}

interface Sender {
  email: string
  company: string
}

/** By what somebody belongs to a firm. */
export const firmKeysOf = ({ email, company }: Sender): string[] =>
  [firmDomain(email) ?? '', firmName(company)].filter((key) => key !== '')

/** What the page of somebody's firm is called in an address: its mail domain, or its name; null if neither is known. */
export const firmKeyOf = (sender: Sender): string | null => firmKeysOf(sender)[0] ?? null
