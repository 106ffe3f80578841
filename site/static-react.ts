import type { FunctionComponent } from 'react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** As far as it matters here: the directive that makes a component come alive in the browser. */
interface Metadata {
  hydrate?: string
}

/** React asks ahead for an image of high priority, which stands right there. */
const PRELOADS = /<link rel="preload"[^>]*>/g

/**
 * Renders React components that stay as they are, such as icons and cards on pages without an island.
 * Astro's own renderer, which does those that come alive or hold slots, opens two streams for each of them: one to see
 * whether it is React at all.
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
