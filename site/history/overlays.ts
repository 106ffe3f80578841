/** The address at which an overlay was opened, in the state of its entry. */
const openedAt = (): unknown => history.state?.openedAt

/** Whether the present entry of the browser's history stands for what lies over the page. */
export const isOverlayEntry = (): boolean => openedAt() !== undefined

/** Puts the entry of an overlay over the present one. */
export function addOverlayEntry(): void {
  history.pushState({ openedAt: location.href }, '')
}

/** What lies over a page: a dialog, or the menu or the search of a narrow screen. */
const openOverlay = () => document.querySelector<HTMLElement>('dialog[open], :popover-open')

let isGoingBack = false
/** Another page is on its way. Going back now would call it off. */
let isLeaving = false

/**
 * Makes the browser's history agree with what is open. An overlay has an entry of its own, so that Back closes it and
 * stays on the page; closed in another way it takes its entry along. Chrome on Android closes dialogs and popovers at
 * Back by itself (CloseWatcher); the Back of Safari and of desks needs the entry.
 */
function settleHistory(): void {
  if (isGoingBack || isLeaving || Boolean(openOverlay()) === isOverlayEntry()) return
  if (!isOverlayEntry()) addOverlayEntry()
  else {
    isGoingBack = true
    history.back()
  }
}

function close(): void {
  const overlay = openOverlay()
  if (overlay instanceof HTMLDialogElement) overlay.close()
  else overlay?.hidePopover()
}

/** After a reload, or when somebody comes back, nothing lies over the page. What was chosen there counts. */
function begin(): void {
  isLeaving = false
  if (isOverlayEntry() && openedAt() !== location.href && !openOverlay())
    history.replaceState(null, '')
  settleHistory()
}

function afterTravelling(): void {
  if (isGoingBack) isGoingBack = false
  else if (!isOverlayEntry()) close()
  settleHistory()
}

/**
 * A link or a form in an overlay takes the place of its entry, and so does a link beside it, whose press closed it just
 * before. Without this API the entry is passed over on the way back.
 */
function replaceEntry(event: NavigateEvent): void {
  const { navigationType, destination, downloadRequest, formData, signal } = event
  if (destination.sameDocument || downloadRequest !== null || !isOverlayEntry()) return
  if (navigationType === 'push' && !formData && event.cancelable) {
    event.preventDefault()
    location.replace(destination.url)
    return
  }
  isLeaving = true
  // A file that is downloaded, or a page that does not come, leaves this one as it is.
  signal.addEventListener('abort', stay)
}

function stay(): void {
  isLeaving = false
  settleHistory()
}

let isWatching = false

/** To be called whenever an overlay was opened or closed. From the first time on it heeds what the browser does, too. */
export function heedOverlays(): void {
  if (isWatching) {
    settleHistory()
    return
  }
  isWatching = true
  addEventListener('popstate', afterTravelling)
  window.navigation?.addEventListener('navigate', replaceEntry)
  addEventListener('pagehide', close)
  addEventListener('pageshow', begin)
  document.addEventListener('close', settleHistory, { capture: true })
  begin()
}
