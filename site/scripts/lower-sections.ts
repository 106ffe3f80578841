/**
 * After the first paint, lays out one lower section with each frame, and all that are left once the
 * page has loaded; see `utilities.css`. They are whole before anyone gets there or prints the page.
 */
const sections = [...document.querySelectorAll('main > .section ~ .section, .footer')]

function layOut(count: number) {
  for (const section of sections.splice(0, count)) section.classList.add('is-laid-out')
}

function layOutNext() {
  layOut(1)
  if (sections.length > 0) requestAnimationFrame(layOutNext)
}

requestAnimationFrame(() => requestAnimationFrame(layOutNext))
addEventListener('load', () => layOut(sections.length))
