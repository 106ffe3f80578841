/** Puts the cursor into the search field when it opens on a narrow screen, and brings suggestions with the first press. */
const search = document.getElementById('maschine-finden')
const input = search?.querySelector('input')

search?.addEventListener('toggle', () => {
  if (search.matches(':popover-open')) input?.focus()
})

async function suggest(): Promise<void> {
  // Without them the field stays what it is: a form.
  const island = await import('../islands/site-search/SiteSuggestions.tsx').catch(() => null)
  if (input) island?.mountSuggestions(input)
}

// Whoever is quick is in the field before this script is there.
if (document.activeElement === input) void suggest()
else input?.addEventListener('focus', suggest, { once: true })

export {}
