/**
 * Where a dialog has closed that no press on this screen has opened, or whose opener is gone, the keyboard goes on in
 * the screen, not at the top of the page.
 * @param dialog as long as it is there, what was focused in it still is
 */
export function keepFocus(dialog: HTMLElement) {
  const { activeElement, body } = document
  if (activeElement !== body && !dialog.contains(activeElement)) return
  const content = document.getElementById('main-content')
  content?.setAttribute('tabindex', '-1')
  content?.focus({ preventScroll: true })
}
