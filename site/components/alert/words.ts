import { paths } from '../../../shared/addresses/paths.ts'
import { ALERT_ASKED, consent, NO_ALERTS } from '../../../shared/alerts/alert-rules.ts'
import {
  ALERT_ASKED_IN_ENGLISH,
  consentInEnglish,
  NO_ALERTS_IN_ENGLISH,
} from '../../../shared/alerts/english.ts'
import type { AlertEnd, AlertPage } from '../../../shared/alerts/search-alert.ts'
import { TRAP, TRAP_IN_ENGLISH } from '../../../shared/inquiries/trap.ts'
import { formatDay } from '../../../shared/time/dates.ts'
import { englishDayOf } from '../../../shared/writing/english.ts'
import type { Language } from '../../../shared/writing/language.ts'

/** Where forms and lists of a language stand, and what its trap for robots says. */
const own: Record<Language, { form: string; list: string; trap: string }> = {
  de: { form: paths.alerts, list: paths.catalogue, trap: TRAP.label },
  en: { form: paths.english.alerts, list: paths.english.home, trap: TRAP_IN_ENGLISH },
}

const german = {
  ...own.de,
  page: (token: string): string => paths.alert(token),
  /** Where somebody asks for a machine that is not there. */
  ask: (sought: string): string => paths.contactSeeking(sought),
  day: (day: string): string => formatDay(day),
  consent: consent.text,
  description: 'Wir schreiben Ihnen, sobald eine Maschine eintrifft, die Sie suchen.',
  titles: {
    form: 'Suchauftrag anlegen',
    off: 'Wir suchen für Sie',
    asked: 'Bitte sehen Sie in Ihr Postfach',
    alert: 'Ihr Suchauftrag',
    ended: 'Suchauftrag beendet',
  } satisfies Record<AlertPage['kind'], string>,
  blockedTitle: 'Ihre Adresse ist gesperrt',
  asked: ALERT_ASKED,
  off: NO_ALERTS,
  ended: {
    end: 'Dieser Suchauftrag ist beendet und gelöscht. Sie bekommen dazu keine E-Mails mehr.',
    endAll:
      'Alle Suchaufträge für Ihre E-Mail-Adresse sind beendet und gelöscht. Sie bekommen dazu keine E-Mails mehr.',
    never:
      'Ihre E-Mail-Adresse ist für Suchaufträge gesperrt, und die es gab, sind gelöscht. Wir schreiben Ihnen dazu nie wieder, wer auch immer die Adresse einträgt.',
  } satisfies Record<AlertEnd, string>,
  notSent: 'Nicht gesendet',
  failed: 'Das hat nicht geklappt.',
  intro: 'Wir schreiben Ihnen, sobald eine passende Maschine eintrifft.',
  sought: 'Gesucht:',
  email: 'Ihre E-Mail-Adresse',
  privacy: 'Datenschutz',
  create: 'Suchauftrag anlegen',
  back: 'Zurück zur Liste',
  inquire: 'Anfrage stellen',
  allMachines: 'Zu allen Gabelstaplern',
  confirmed:
    'Ihr Suchauftrag ist bestätigt. Wir schreiben Ihnen morgens, wenn etwas Passendes da ist.',
  changed: 'Ihre Suche ist geändert. Ab jetzt gilt, was hier steht.',
  renewed: (until: string): string => `Ihr Suchauftrag läuft wieder ein Jahr, bis ${until}.`,
  runs: (until: string): string =>
    `Er läuft bis ${until}. Wir schreiben höchstens einmal am Tag, um 7 Uhr, und jede Maschine nur einmal, es sei denn, ihr Preis fällt.`,
  waits: (until: string): string =>
    `Er ist noch nicht bestätigt. Ohne Bestätigung löschen wir ihn und Ihre Adresse am ${until}.`,
  renew: 'Um ein Jahr verlängern',
  confirm: 'Suchauftrag bestätigen',
  fitting: 'Passende Maschinen ansehen',
  end: 'Suchauftrag beenden',
  endAll: (count: number): string => `Alle ${count} Suchaufträge beenden`,
  otherAddress:
    'Die E-Mail-Adresse eines Suchauftrags lässt sich nicht ändern, weil eine neue Adresse erst bestätigt werden muss. Legen Sie dafür in der Liste einen neuen Suchauftrag an, und beenden Sie diesen.',
  change: 'Suche ändern',
  search: 'Suche',
  blockTitle: 'Nie wieder E-Mails zu Suchaufträgen',
  blockText:
    'Hat jemand anderes Ihre Adresse eingetragen? Dann sperren Sie sie. Wir beenden alle Suchaufträge dafür und schreiben ihr zu Suchaufträgen nie wieder. Das lässt sich nicht rückgängig machen.',
  block: 'Adresse sperren',
}

const english: typeof german = {
  ...own.en,
  page: (token) => paths.english.alert(token),
  ask: () => paths.english.contact,
  day: englishDayOf,
  consent: consentInEnglish.text,
  description: 'We write to you as soon as a forklift truck arrives that you are looking for.',
  titles: {
    form: 'Set up a search alert',
    off: 'We look for you',
    asked: 'Please look into your mailbox',
    alert: 'Your search alert',
    ended: 'Search alert ended',
  },
  blockedTitle: 'Your address is blocked',
  asked: ALERT_ASKED_IN_ENGLISH,
  off: NO_ALERTS_IN_ENGLISH,
  ended: {
    end: 'This search alert has ended and is deleted. You get no more emails about it.',
    endAll:
      'All search alerts for your email address have ended and are deleted. You get no more emails about them.',
    never:
      'Your email address is blocked for search alerts, and those that there were are deleted. We never write to you about them again, whoever enters the address.',
  },
  notSent: 'Not sent',
  failed: 'That did not work.',
  intro: 'We write to you as soon as a machine arrives that fits.',
  sought: 'Wanted:',
  email: 'Your email address',
  privacy: 'Privacy notice (in German)',
  create: 'Set up search alert',
  back: 'Back to the list',
  inquire: 'Tell us what you need',
  allMachines: 'All machines',
  confirmed: 'Your search alert is confirmed. We write to you in the morning when something fits.',
  changed: 'Your search is changed. What stands here counts from now on.',
  renewed: (until) => `Your search alert runs for another year, until ${until}.`,
  runs: (until) =>
    `It runs until ${until}. We write at most once a day, at 7 am German time, and of each machine only once, unless its price falls.`,
  waits: (until) =>
    `It is not confirmed yet. Without a confirmation we delete it and your address on ${until}.`,
  renew: 'Extend by a year',
  confirm: 'Confirm search alert',
  fitting: 'See machines that fit',
  end: 'End search alert',
  endAll: (count) => `End all ${count} search alerts`,
  otherAddress:
    'The email address of a search alert cannot be changed, because a new address has to be confirmed first. Set up a new search alert from the list, and end this one.',
  change: 'Change search',
  search: 'Search',
  blockTitle: 'No more emails about search alerts',
  blockText:
    'Has somebody else entered your address? Then block it. We end all search alerts for it and never write to it about search alerts again. This cannot be undone.',
  block: 'Block address',
}

/** What the pages of alerts say, by their language. */
export const alertPageWords: Record<Language, typeof german> = { de: german, en: english }
export type AlertPageWords = typeof german

type Titles = Pick<AlertPageWords, 'titles' | 'blockedTitle' | 'notSent'>

/** The headline of a page. */
export const titleOf = (content: AlertPage, { titles, blockedTitle }: Titles): string =>
  content.kind === 'ended' && content.how === 'never' ? blockedTitle : titles[content.kind]

/** Its title in a browser's tab, which a screen reader says first. */
export function documentTitle(
  content: AlertPage,
  words: Titles,
  { name }: { name: string },
): string {
  const failed = 'failure' in content && content.failure ? `${words.notSent}: ` : ''
  return `${failed}${titleOf(content, words)} | ${name}`
}
