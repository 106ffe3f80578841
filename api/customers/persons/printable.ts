import { html, raw } from 'hono/html'

const STYLE = `
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #111; }
h1 { font-size: 1.6rem; } h2 { margin-top: 2rem; border-top: 1px solid #999; padding-top: 1rem; font-size: 1.2rem; }
h3 { font-size: 1rem; } dl { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: 0.2rem 1rem; }
dt { color: #555; } dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
section { break-inside: avoid-page; } .row { border-left: 3px solid #ccc; padding-left: 1rem; margin: 1rem 0; }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: 0.5rem; } }
@media print { body { margin: 0; max-width: none; } }`

type Html = ReturnType<typeof html>

const END = '\n</body>\n</html>\n'

/** A document that stands for itself, on a screen and on paper. What is put into it is text, never markup. */
export async function printable(title: string, body: Html): Promise<string> {
  return (await beginningOf(title)) + (await body) + END
}

/** The same in pieces, for one that may be long. */
export async function* printablePieces(
  title: string,
  body: AsyncIterable<Html>,
): AsyncGenerator<string> {
  yield beginningOf(title)
  for await (const piece of body) yield String(await piece)
  yield END
}

async function beginningOf(title: string): Promise<string> {
  const beginning = await html`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<h1>${title}</h1>
`
  return String(beginning)
}
