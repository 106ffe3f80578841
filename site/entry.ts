import { createApp } from 'astro/app/entrypoint'

/** Renders the built site: `app.render(new Request(url), { locals })`. */
export const app = createApp({ streaming: false })
