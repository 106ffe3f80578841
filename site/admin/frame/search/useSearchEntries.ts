import { useQueryClient } from '@tanstack/react-query'
import { may, type Permission } from '../../../../shared/accounts/permissions.ts'
import { settingsSections } from '../../../../shared/dealer/settings.ts'
import { keysOf } from '../../../../shared/values/records.ts'
import { useMe } from '../../auth/me.tsx'
import { adminPaths } from '../../data/adminPaths.ts'
import { useEverywhere } from '../../data/useEverywhere.ts'
import { menuFor } from '../menuGroups.tsx'
import { actionsFor, foundEntries, newCaller, type SearchEntry } from './searchEntries.ts'

const MOST_RECENT = 6
const RECENT = ['search', 'recent']

/** What stands in the search for what is typed, and how far that has come. */
export function useSearchEntries(typed: string) {
  const wanted = typed.trim()
  const { query, isAsked, isPending } = useEverywhere(typed)
  const { recent, remember } = useRecent()
  const { actions, sections } = useActions()
  const mayEnter = actions.some(({ to }) => to === adminPaths.newInquiry)
  const caller = mayEnter ? newCaller(wanted) : null
  const found = isAsked && query.data ? foundEntries(query.data, wanted) : []
  // All sections at once would be too many.
  const meant = actionsFor(wanted === '' ? actions : [...actions, ...sections], wanted)
  const listed = [...(wanted === '' ? recent : found), ...(caller ? [caller] : [])]
  // One word may begin a name; who types two of an action means it.
  const entries = /\S\s+\S/.test(wanted) ? [...meant, ...listed] : [...listed, ...meant]
  return {
    // With other keys after each answer, so that the first of it is highlighted and not what was so before.
    entries: entries.map((entry) => ({ ...entry, key: `${query.dataUpdatedAt} ${entry.key}` })),
    isPending,
    isOffline: isAsked && query.fetchStatus === 'paused',
    error: isAsked ? query.error : null,
    retry: () => void query.refetch(),
    remember,
  }
}

/** What was opened from the search last. It is forgotten with the window and with the session. */
function useRecent() {
  const queryClient = useQueryClient()
  const recent = queryClient.getQueryData<SearchEntry[]>(RECENT) ?? []
  const remember = (entry: SearchEntry) => {
    if (entry.group === ACTIONS || entry.group === SCREENS) return
    queryClient.setQueryDefaults(RECENT, { gcTime: Number.POSITIVE_INFINITY })
    const others = recent.filter(({ to }) => to !== entry.to)
    const newest = { ...entry, key: entry.to, group: 'Zuletzt gesucht' }
    queryClient.setQueryData(RECENT, [newest, ...others].slice(0, MOST_RECENT))
  }
  return { recent, remember }
}

const ACTIONS = 'Aktionen'
const SCREENS = 'Gehe zu'

const actions: [label: string, to: string, permission: Permission][] = [
  ['Anfrage eintragen', adminPaths.newInquiry, 'inquiries.edit'],
  ['Neue Maschine', adminPaths.newProduct, 'products.create'],
]

const entry = (group: string, label: string, to: string, detail = ''): SearchEntry => ({
  key: `${group} ${to}`,
  group,
  label,
  to,
  detail,
})

/** What this account may do and open, and the sections of the settings. */
function useActions(): Record<'actions' | 'sections', SearchEntry[]> {
  const role = useMe()?.roleKey
  if (!role) return { actions: [], sections: [] }
  return {
    actions: [
      ...actions
        .filter(([, , permission]) => may(role, permission))
        .map(([label, to]) => entry(ACTIONS, label, to)),
      ...menuFor(role).flatMap(({ entries }) =>
        entries.map(({ label, to }) => entry(SCREENS, label, to)),
      ),
    ],
    sections: may(role, 'settings.edit') ? sections : [],
  }
}

const sections = keysOf(settingsSections).map((name) =>
  entry(SCREENS, settingsSections[name].title, adminPaths.settingsSection(name), 'Einstellungen'),
)
