import { type KeyboardEvent as ReactKeyboardEvent, useEffect } from 'react'

/**
 * Strg+Enter in any field does what the main button of its form does, in fields of several lines too. An Enter that is held
 * down presses once: the next press would fall to what the first has brought.
 */
export function useSubmitByKey() {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented)
        return
      const button = event.repeat || event.isComposing ? undefined : submitOf(event.target)
      if (!button) return
      event.preventDefault()
      // Unlike `requestSubmit` it respects a button that waits for an answer.
      button.click()
    }
    const pressOnce = (event: KeyboardEvent) => {
      const isLine = event.target instanceof HTMLTextAreaElement
      if (event.repeat && event.key === 'Enter' && !isLine) event.preventDefault()
    }
    document.addEventListener('keydown', press)
    document.addEventListener('keydown', pressOnce, true)
    return () => {
      document.removeEventListener('keydown', press)
      document.removeEventListener('keydown', pressOnce, true)
    }
  }, [])
}

/** In a dialog the button may stand outside the form that it names. */
function submitOf(target: EventTarget | null): HTMLButtonElement | undefined {
  const form = target instanceof HTMLElement ? target.closest('form') : null
  return Array.from(form?.elements ?? [])
    .filter((element) => element instanceof HTMLButtonElement)
    .find(({ type }) => type === 'submit')
}

/**
 * For a form that writes to a customer or ends something: Enter in a field of one line does not do it, because somebody may
 * only have gone on typing. The button does, and Strg+Enter.
 */
export const notByEnter = {
  onKeyDown: (event: ReactKeyboardEvent) => {
    const isAlone = !event.ctrlKey && !event.metaKey
    if (event.key === 'Enter' && isAlone && event.target instanceof HTMLInputElement)
      event.preventDefault()
  },
}

/** Whether a field of a screen may have the keyboard as it comes: not while a dialog lies above it, where somebody types. */
export const mayTakeKeyboard = (): boolean => document.querySelector('[aria-modal=true]') === null
