/** From the top of the house to its base; the entry files stand above. Each imports only what stands after it. */
const WINGS = ['operation', 'delivery', 'customers', 'catalogue', 'dealer', 'base']

/** The groups of the base in the same order. Below them stand the files that lie in it beside them. */
const GROUPS = ['files', 'work', 'requests', 'data']

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
      name: 'no circle between folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^api/' },
      to: { circular: true },
    },
  ],
  options: {
    // Types count as well: who imports a type has to know where it comes from.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['node_modules', '^dist/', ...TESTS] },
  },
}
