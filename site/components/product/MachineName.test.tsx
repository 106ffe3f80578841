import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MachineName } from './MachineName.tsx'

const render = (name: string) => renderToStaticMarkup(<MachineName name={name} />)

it('keeps a designation in one piece, at its hyphen too', () => {
  expect(render('Linde H50D-/02 EVO')).toBe('Linde <span class="designation">H50D-/02</span> EVO')
})

it('lets words of the language break, and what is longer than a phone is wide', () => {
  for (const name of ['Diesel-Stapler', 'Jungheinrich', `H-${'1'.repeat(40)}`])
    expect(render(name)).toBe(name)
})
