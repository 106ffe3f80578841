/** From the top of the house to its base; the entry files stand above. Each imports only what stands after it. */
const WINGS = ['operation', 'delivery', 'customers', 'catalogue', 'dealer', 'migrations', 'base']

/** The groups of the base in the same order. Below them stand the files that lie in it beside them. */
const GROUPS = ['files', 'work', 'requests', 'data']

/** What the base knows of `shared/`: what any house of this kind has. It is handed everything of forklifts. */
const SUBJECTS_OF_BASE = [
  ...['accounts', 'operation'],
  ...['calls', 'images', 'mail', 'tables'],
  ...['addresses', 'time', 'values', 'writing'],
]

/** The subjects that the wings and the site share, from top to bottom. Those of one line know nothing of each other. */
const SUBJECTS = [
  ['texts'],
  ['persons'],
  ['alerts', 'offers', 'pages'],
  ['feeds', 'inquiries', 'stock'],
  ['catalogue', 'dealer'],
  ['adviser', 'buying', 'search', 'yard'],
  ['product'],
  ['statistics'],
  ['accounts', 'figures', 'operation'],
  ['calls', 'images', 'mail', 'tables'],
  ['addresses', 'backup', 'drawing', 'forms', 'time', 'values', 'writing'],
]

/** The rooms of the admin in the same way. The files that lie beside them stand above, and put them together. */
const ROOMS = [
  ['frame'],
  ['account'],
  ['customers', 'dashboard', 'settings', 'today'],
  ['inquiries'],
  ['offers', 'stock'],
  ['products'],
  ['trash'],
  ['categories', 'texts', 'yard'],
  ['backups', 'feeds', 'history', 'images', 'inbox', 'message-templates', 'statistics', 'users'],
  ['auth', 'forms', 'lists', 'persons', 'publish'],
  ['parts'],
  ['theme'],
  ['data'],
  ['dealer', 'icons', 'kept'],
]

/** Each folder imports what stands on the floors below its own, and nothing beside it. */
const floors = (house, all) =>
  all.flatMap((floor, index) =>
    floor.map((folder) => ({
      name: `${house}/${folder} imports only what stands below it`,
      severity: 'error',
      from: { path: `^${house}/${folder}/` },
      to: {
        path: `^${house}/`,
        pathNot: `^${house}/(?:${[folder, ...all.slice(index + 1).flat()].join('|')})/`,
      },
    })),
  )

/** Tests build the whole application, whatever they stand beside. */
const TESTS = ['^api/tests/', '\\.test\\.ts$', '[/.]testing(/|\\.ts$)']

/** What `npm run` starts: beside `server.ts` the entries of the house. */
const COMMANDS = '^api/operation/commands/'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...WINGS.map((wing, index) => ({
      name: `${wing} imports only what stands below it`,
      severity: 'error',
      from: { path: `^api/${wing}/`, pathNot: COMMANDS },
      to: { path: '^api/', pathNot: `^api/(?:${WINGS.slice(index).join('|')})/` },
    })),
    ...GROUPS.map((group, index) => ({
      name: `base/${group} imports only what stands below it`,
      severity: 'error',
      from: { path: `^api/base/${group}/` },
      to: { path: `^api/base/(?:${GROUPS.slice(0, index).join('|') || '-'})/` },
    })),
    {
      name: 'the base knows nothing of forklifts',
      severity: 'error',
      from: { path: '^api/base/' },
      to: { path: '^shared/', pathNot: `^shared/(?:${SUBJECTS_OF_BASE.join('|')})/` },
    },
    {
      name: 'no circle between folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(?:api|shared|site)/' },
      to: { circular: true },
    },
    {
      name: 'the drawing has one door',
      severity: 'error',
      // What draws the pictures of the demo draws with its parts.
      from: { path: '^(?:api|data|shared|site)/', pathNot: '^(?:shared|data/seed)/drawing/' },
      to: { path: '^shared/drawing/', pathNot: '^shared/drawing/index' },
    },
    ...floors('shared', SUBJECTS),
    ...floors('site/admin', ROOMS),
  ],
  options: {
    // Types count as well: who imports a type has to know where it comes from.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['node_modules', '^dist/', ...TESTS] },
  },
}
