/** Takes the bar at the bottom away while the form is on the screen, whose buttons it would seem to be. */
const bar = document.querySelector('.phone-bar')
const form = document.querySelector('[data-enquiry]')

const observer = new IntersectionObserver((entries) => {
  bar?.toggleAttribute('data-aside', entries.at(-1)?.isIntersecting)
})
if (form) observer.observe(form)

export {}
