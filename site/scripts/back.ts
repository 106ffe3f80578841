/** Loads what makes Back close an overlay, when the first one opens or where its entry is come back to. */
const load = () => import('../history/overlays.ts').then(({ heedOverlays }) => heedOverlays())
document.addEventListener('toggle', load, { capture: true })
if (history.state?.openedAt) load()

export {}
