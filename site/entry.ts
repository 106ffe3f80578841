import { createApp } from 'astro/app/entrypoint'

/** `app.render(new Request(url), { locals })` answers a page of the built site. */
export const app = createApp({ streaming: false })
