import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MachineName } from './MachineName.tsx'

const render = (name: string, model?: string) =>
  renderToStaticMarkup(<MachineName name={name} model={model} />)

it.each([
  ['Linde H50D-/02 EVO', 'Linde [H50D-/02 EVO]'],
  ['Still RX 20-18', 'Still [RX 20-18]'],
  ['Jungheinrich ETV 216', 'Jungheinrich [ETV 216]'],
  ['Linde H 30 D, Baujahr 2019', 'Linde [H 30 D], Baujahr 2019'],
  ['Dieselstapler Still RX 70-25 T mit Kabine', 'Dieselstapler Still [RX 70-25 T] mit Kabine'],
])('keeps a designation in one piece, at its hyphens and between its parts: %s', (name, marked) => {
  const html = render(name)
  expect(html.replaceAll('<span class="designation">', '[').replaceAll('</span>', ']')).toBe(marked)
})

it('keeps the model together, even if it does not look like a designation', () => {
  const unbroken = '<span class="designation">Ecolift-Serie 2</span>'
  expect(render('Genkinger Ecolift-Serie 2 gebraucht', 'Ecolift-Serie 2')).toBe(
    `Genkinger ${unbroken} gebraucht`,
  )
  expect(render('Linde E16P (neu)', 'E16')).toBe('Linde E16P (neu)')
  expect(render('Typ (1.5 +)', '(1.5 +)')).toBe('Typ <span class="designation">(1.5 +)</span>')
})

it('lets words of the language break, and figures with their units as before', () => {
  for (const name of ['Diesel-Stapler', 'Jungheinrich', '3.000 kg', '2019', 'Linde H30D', ''])
    expect(render(name)).toBe(name)
})
