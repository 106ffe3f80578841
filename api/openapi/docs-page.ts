import { html, raw } from 'hono/html'
import { style } from './docs-style.ts'
import type { DescribedOperation, Document, Parameter } from './document.ts'
import type { JsonSchema } from './json-schema.ts'
import { typeText } from './type-text.ts'

type Html = ReturnType<typeof html>
interface Entry {
  method: string
  path: string
  operation: DescribedOperation
}

/** The API's description as a page for people, made of nothing but HTML and one style. */
export function docsPage(document: Document): Html {
  const entries = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
  return html`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${document.info.title}</title>
<style>${raw(style)}</style>
</head>
<body>
<header>
<h1>${document.info.title}</h1>
<p>${document.info.description}</p>
<p>Adresse: <code>${document.servers[0]?.url}</code>. Für Programme: <a href="/api/openapi.json">OpenAPI 3.1</a>.
Wo <span class="lock">nur Verwaltung</span> steht, gehört <code>Authorization: Bearer …</code> mit dem Token der Anmeldung dazu.</p>
<nav aria-label="Bereiche"><ul>
${document.tags.map(({ name }) => html`<li><a href="#${anchor(name)}">${name}</a></li>`)}
<li><a href="#datentypen">Datentypen</a></li>
</ul></nav>
</header>
<main>
${document.tags.map(({ name }) =>
  section(
    name,
    entries.filter(({ operation }) => operation.tags.includes(name)),
  ),
)}
<section>
<h2 id="datentypen">Datentypen</h2>
${Object.entries(document.components.schemas).map(
  ([name, schema]) => html`<h3 id="${anchor(name)}">${name}</h3>${fields(schema)}`,
)}
</section>
</main>
</body>
</html>`
}

function section(name: string, entries: Entry[]): Html {
  return html`<section><h2 id="${anchor(name)}">${name}</h2>${entries.map(details)}</section>`
}

function details({ method, path, operation }: Entry): Html {
  const isForAdmin = !operation.security.some((way) => Object.keys(way).length === 0)
  return html`<details id="${operation.operationId}">
<summary><b>${method.toUpperCase()}</b> <code>/api${path}</code> ${isForAdmin ? html`<span class="lock">nur Verwaltung</span>` : ''}
<span>${operation.summary}</span></summary>
${operation.parameters.length > 0 ? html`<h4>Parameter</h4><table>${operation.parameters.map(parameterRow)}</table>` : ''}
${Object.entries(operation.requestBody?.content ?? {}).map(
  ([type, { schema }]) => html`<h4>Inhalt <code>${type}</code></h4>${fields(schema)}`,
)}
<h4>Antworten</h4>
<table>${Object.entries(operation.responses).map(
    ([
      status,
      { description, content },
    ]) => html`<tr><th scope="row">${status}</th><td>${description}
${Object.values(content).map(({ schema }) => (Number(status) < 400 ? fields(schema) : ''))}</td></tr>`,
  )}</table>
</details>`
}

function parameterRow({ name, in: place, description, schema }: Parameter): Html {
  return html`<tr><th scope="row"><code>${name}</code></th>
<td>${description}<br><small>${linked(schema)}${place === 'path' ? ', im Pfad' : ''}</small></td></tr>`
}

/** An object's fields as a table; anything else as its type. */
function fields(schema: JsonSchema): Html {
  const { properties, required = [] } = schema
  if (!properties) return html`<p>${linked(schema)}</p>`
  return html`<table>${Object.entries(properties).map(
    ([name, property]) => html`<tr><th scope="row"><code>${name}</code></th>
<td>${typeof property === 'object' ? linked(property) : ''}${required.includes(name) ? '' : ', kann fehlen'}</td></tr>`,
  )}</table>`
}

/** A type's text, in which named types lead to their description. */
function linked(schema: JsonSchema): Html[] {
  return typeText(schema)
    .split(/(\{\w+\})/)
    .map((part) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1]
      return name ? html`<a href="#${anchor(name)}">${name}</a>` : html`${part}`
    })
}

function anchor(name: string): string {
  return name.toLowerCase().replaceAll('ö', 'oe')
}
