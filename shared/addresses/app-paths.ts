/** What makes the yard an application on a phone. Not with the other addresses, which every page loads. */
export const appPaths = {
  /** The mark as a picture of so many pixels. */
  icon: (edge: 180 | 192 | 512) => `/icon-${edge}.png`,
  maskableIcon: '/icon-maskable.png',
  manifest: '/admin/manifest.webmanifest',
  worker: '/admin/sw.js',
} as const
