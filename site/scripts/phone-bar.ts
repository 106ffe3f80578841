/** Hides the bar while the form, or a machine's own buttons, are on the screen, because it looks like those. */
const bar = document.querySelector('.phone-bar')
const form = document.querySelector('[data-inquiry]')

const observer = new IntersectionObserver(
  (entries) => bar?.toggleAttribute('data-aside', entries.at(-1)?.isIntersecting),
  // What is left of it behind the header is not on the screen.
  { rootMargin: '-72px 0px 0px' },
)
if (form) observer.observe(form)

export {}
