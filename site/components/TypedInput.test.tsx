import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TypedInput } from './TypedInput.tsx'

it('has one class attribute, with the name that Astro adds to it', () => {
  const html = renderToStaticMarkup(<TypedInput className="input" class="astro-x1" value={'"<'} />)
  expect(html).toBe('<input class="input astro-x1" value="&quot;&lt;"/>')
})
