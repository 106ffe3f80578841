import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { pagePolicy } from './page-policy.ts'

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

const page = (description: string) => `<!doctype html><html><head>
<!-- it's <script>in a comment</script> -->
<meta name="description" content="${description}">
<script type="application/ld+json">{"name":"Stapler"}</script>
<script src="/a.js"></script>
</head><body title='"'><script>start()</script><script type="module">go("<b>")</script></body></html>`

it('lets exactly the inline scripts run that the page was rendered with', () => {
  const policy = pagePolicy(page('Stapler'))
  expect(policy).toContain(`script-src 'self' ${hashOf('start()')} ${hashOf('go("<b>")')};`)
  expect(policy).toContain("frame-ancestors 'none'")
})

it.each(['<script>alert(1)</script>', '<script>', "it's </script><script src=x>"])(
  'is not led astray by a text that says %s',
  (description) => {
    expect(pagePolicy(page(description))).toBe(pagePolicy(page('Stapler')))
  },
)
