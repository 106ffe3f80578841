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
 * Astro's own renderer, which does the others, opens two streams for each of them: one to see
 * whether it is React at all.
 */
export default {
  name: 'static-react',
  check: (component: unknown, _props: object, _slots: object, metadata?: Metadata) =>
    typeof component === 'function' && !metadata?.hydrate,
  renderToStaticMarkup: (component: FunctionComponent, props: object) => ({
    html: renderToStaticMarkup(createElement(component, props)).replace(PRELOADS, ''),
    attrs: {},
  }),
}
