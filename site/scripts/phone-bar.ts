/** Hides the bar while the form is on the screen, because it looks like the form's buttons. */
const bar = document.querySelector('.phone-bar')
const form = document.querySelector('[data-inquiry]')

const observer = new IntersectionObserver((entries) => {
  bar?.toggleAttribute('data-aside', entries.at(-1)?.isIntersecting)
})
if (form) observer.observe(form)

export {}
