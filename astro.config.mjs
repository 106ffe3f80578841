import { getAdapter } from '@astrojs/node'
import react from '@astrojs/react'
import { defineConfig, passthroughImageService } from 'astro/config'

process.env.ASTRO_TELEMETRY_DISABLED = '1'

/** The built site is a function from request to page; the server in `api/` owns HTTP. */
const renderInProcess = {
  name: 'render-in-process',
  hooks: {
    'astro:config:done': ({ config, setAdapter }) =>
      setAdapter({
        ...getAdapter({ staticHeaders: false }),
        name: 'render-in-process',
        serverEntrypoint: new URL('entry.ts', config.srcDir),
        previewEntrypoint: undefined,
      }),
  },
}

/** Ahead of Astro's own React renderer, which is left those components that hydrate. */
const staticReact = {
  name: 'static-react',
  hooks: {
    'astro:config:setup': ({ addRenderer }) =>
      addRenderer({
        name: 'static-react',
        serverEntrypoint: new URL('site/static-react.ts', import.meta.url),
      }),
  },
}

/**
 * What most screens of the administration share comes in three files instead of eighty, which compresses better:
 * react-admin's components, what those are made with, and our own. React has its own, because visitors need it
 * without the rest.
 */
const codeSplitting = {
  groups: [
    { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
    {
      name: 'material',
      test: /node_modules\/(?:@mui|@emotion)\/|site\/admin\/icons\//,
      minShareCount: 12,
      priority: 1,
    },
    {
      name: 'admin-parts',
      test: /node_modules\/(?:react-admin|ra-core|ra-ui-materialui)\//,
      minShareCount: 14,
      priority: 1,
    },
    {
      name: 'admin-own',
      // Only what uses nothing of `shared/`, which visitors would otherwise load with it.
      test: /site\/admin\/\w+\/(?:Boxes|ChoiceField|Loading|NoResults|saved|ScreenLink|TitledDialog|useCall|windowTitle)\./,
      minShareCount: 6,
    },
    // What every page knows of the shortlist, in one file.
    { name: 'remembered', test: /site\/shortlist\/remembered\.|shared\/product\/shortlist\./ },
    // What the list reads figures by, likewise.
    {
      name: 'figures',
      test: /shared\/figures\/(?:choices|dimension-figures|names|other-figures|read-number|registry|write)\./,
    },
    // What figures are written with, and a form that knows none of them as well.
    {
      name: 'writing',
      test: /shared\/(?:figures\/truck-of-category|time\/time|values\/records|writing\/format)\./,
      priority: 1,
    },
  ],
}

/** What these load later is found soon enough: the list of its files would come with every page and screen. */
const noListsOfLaterFiles = {
  name: 'no-lists-of-later-files',
  configEnvironment: (name) =>
    name === 'client' && {
      build: {
        modulePreload: {
          resolveDependencies: (_, files, { hostId }) =>
            /\/(?:Finder\.astro|Scripts\.astro|Layout|ProductList)/.test(hostId) ? [] : files,
        },
      },
    },
}

export default defineConfig({
  srcDir: './site',
  publicDir: './site/public',
  output: 'server',
  adapter: renderInProcess,
  integrations: [staticReact, react()],
  // No page is written in Markdown, and what would colour its code needs styles that the policy refuses.
  markdown: { syntaxHighlight: false },
  // Scripts run by the hashes that the build knows, so that none runs that came in with the data.
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data: blob: https: http:",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
      // The administration's components write their rules while they run.
      styleDirective: { resources: ["'self'", "'unsafe-inline'"] },
    },
  },
  image: { service: passthroughImageService() },
  // A phone paints a round trip earlier when the rules come with the page.
  build: { inlineStylesheets: 'always' },
  // A component's rules weigh as much as those that are shared, so that the order of the layers decides.
  scopedStyleStrategy: 'where',
  compressHTML: true,
  devToolbar: { enabled: false },
  vite: {
    plugins: [noListsOfLaterFiles],
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
    build: {
      // Small scripts come with their page, which allows them by their hash; pictures stay files.
      assetsInlineLimit: (file) => (file.endsWith('.js') ? undefined : false),
    },
  },
})
