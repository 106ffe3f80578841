import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { initialCatalogueState } from '../../../shared/catalogue/state.ts'
import { EmptyStock, NothingFound } from './NothingFound.tsx'

const nothing = () => {}
const variants = (words: string) => [
  <EmptyStock key="stock" words={words} />,
  ...[true, false].map((isSecond) => (
    <NothingFound
      key={`${isSecond}`}
      state={{ ...initialCatalogueState, search: '5 t' }}
      words={words}
      isSecond={isSecond}
      absent={[]}
      obstacles={[]}
      show={nothing}
      reset={nothing}
    />
  )),
]

it('an empty list hands on what was sought, whatever it is empty for', () => {
  for (const list of variants('„5 t“, Linde'))
    expect(renderToStaticMarkup(list)).toContain(
      `"/kontakt?anliegen=suche&amp;gesucht=${encodeURIComponent('„5 t“, Linde')}"`,
    )
  for (const list of variants(''))
    expect(renderToStaticMarkup(list)).toContain('"/kontakt?anliegen=suche"')
})

it.each([
  [{ search: '5 t' }, 'Zu „5 t“ haben wir gerade keine passende Maschine.'],
  [{ brand: 'Manitou' }, 'Von „Manitou“ haben wir gerade keine Maschine.'],
  [{ brand: 'Manitou', priceTo: 5000 }, 'Zu dieser Auswahl haben wir gerade keine Maschine.'],
])('an empty list says what there is none of: %o', (asked, sentence) => {
  expect(
    renderToStaticMarkup(
      <NothingFound
        state={{ ...initialCatalogueState, ...asked }}
        words=""
        isSecond={false}
        absent={[]}
        obstacles={[]}
        show={nothing}
        reset={nothing}
      />,
    ),
  ).toContain(sentence)
})

it('an empty list says what the dealer does not carry, and leads to an inquiry alone', () => {
  const list = renderToStaticMarkup(
    <NothingFound
      state={{ ...initialCatalogueState, search: 'Ameise' }}
      words="„Ameise“"
      isSecond={false}
      absent={['Ameise']}
      obstacles={[{ label: 'Ameise', state: initialCatalogueState, count: 24 }]}
      show={nothing}
      reset={nothing}
    />,
  )
  expect(list).toContain('„Ameise“ haben wir nicht im Programm.')
  expect(list.match(/<(?:a|button) /g)).toHaveLength(1)
})
