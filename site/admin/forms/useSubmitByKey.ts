import { useEffect } from 'react'

/** Strg+Enter in any field does what the main button of its form does, in fields of several lines too. */
export function useSubmitByKey() {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented)
        return
      const button = submitOf(event.target)
      if (!button) return
      event.preventDefault()
      // Unlike `requestSubmit` it respects a button that waits for an answer.
      button.click()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

/** In a dialog the button may stand outside the form that it names. */
function submitOf(target: EventTarget | null): HTMLButtonElement | undefined {
  const form = target instanceof HTMLElement ? target.closest('form') : null
  return Array.from(form?.elements ?? [])
    .filter((element) => element instanceof HTMLButtonElement)
    .find(({ type }) => type === 'submit')
}
