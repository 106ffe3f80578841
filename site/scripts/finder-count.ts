import { readCatalogue } from '../../shared/catalogue/reading.ts'
import { parameterNames } from '../../shared/catalogue/state.ts'
import { finderButton } from '../components/home/finder-button.ts'
import { askCount, TYPING_PAUSE } from '../islands/catalogue/ask.ts'

let timer = 0
let latest = new AbortController()

/** Writes on the button how many machines are meant, and beside it what cannot be read; after a pause in typing. */
export function showCount(form: HTMLFormElement): void {
  clearTimeout(timer)
  timer = window.setTimeout(() => {
    latest.abort()
    latest = new AbortController()
    void countNow(form, latest.signal)
  }, TYPING_PAUSE)
}

async function countNow(form: HTMLFormElement, signal: AbortSignal): Promise<void> {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  const { state, leftOut } = readCatalogue(new URLSearchParams(entries))
  showProblem(
    form,
    leftOut.map(({ key, reason }) => ({ name: parameterNames[key], reason })),
  )
  const found = await askCount(state, signal).catch(() => null)
  if (signal.aborted) return
  const text = finderButton(leftOut.length > 0 ? null : found)
  for (const element of form.querySelectorAll('button, [role="status"]')) element.textContent = text
}

function showProblem(form: HTMLFormElement, problems: { name: string; reason: string }[]): void {
  const message = form.querySelector<HTMLElement>('.error')
  if (!message) return
  message.textContent = problems.map(({ reason }) => reason).join(' ')
  message.hidden = problems.length === 0
  for (const field of form.querySelectorAll('input')) {
    const isWrong = problems.some(({ name }) => name === field.name)
    field.setAttribute('aria-invalid', String(isWrong))
    if (isWrong) field.setAttribute('aria-describedby', message.id)
    else field.removeAttribute('aria-describedby')
  }
}
