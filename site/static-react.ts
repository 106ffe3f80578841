import type { FunctionComponent } from 'react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The part of Astro's metadata that matters here: the directive that hydrates a component. */
interface Metadata {
  hydrate?: string
}

/** React preloads images of high priority, which is useless right before the image itself. */
const PRELOADS = /<link rel="preload"[^>]*>/g

/**
 * Renders React components that are not hydrated, such as icons and cards. Astro's own renderer, which
 * handles hydrated components and those with slots, is slower: it opens two streams for each component,
 * one of them only to find out whether it is React.
 */
export default {
  name: 'static-react',
  check: (component: unknown, _props: object, slots: object, metadata?: Metadata) =>
    typeof component === 'function' && !metadata?.hydrate && Object.keys(slots).length === 0,
  renderToStaticMarkup: (component: FunctionComponent, props: object) => ({
    html: renderToStaticMarkup(createElement(component, props)).replace(PRELOADS, ''),
    attrs: {},
  }),
}
