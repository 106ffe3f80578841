/** The address with what was filtered by, and the day, which a page that was rendered earlier cannot know. */
addEventListener('beforeprint', () =>
  document
    .querySelector('[data-printed]')
    ?.replaceChildren(`${location.href}, gedruckt am ${new Date().toLocaleDateString('de')}`),
)
