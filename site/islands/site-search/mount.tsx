import { createRoot } from 'react-dom/client'
import { SiteSuggestions } from './SiteSuggestions.tsx'

/** Adds suggestions below a search field that is in use already. */
export function mountSuggestions(input: HTMLInputElement): void {
  const place = document.createElement('div')
  input.after(place)
  createRoot(place).render(<SiteSuggestions input={input} />)
}
