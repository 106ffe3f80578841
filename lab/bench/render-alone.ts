import { createApp } from '../../api/app.ts'
import { compress } from '../../api/base/requests/answers/compress.ts'
import { readConfig } from '../../api/config.ts'
import { loadSite } from '../../api/delivery/publish/site.ts'
import { openServices } from '../../api/services.ts'
import { middle } from './load.ts'

const WARM_UP = 5
const SAMPLES = 25

/**
 * What publishing is compared with: rendering and compressing the paths in `PATHS`, with nothing but the
 * API's answers in memory behind it. Prints the median in milliseconds.
 */
const config = readConfig({ ...process.env, SEED: 'none' })
const services = await openServices(config)
const api = createApp({ ...services, publisher: null })
const site = await loadSite('dist', config)
const paths: string[] = JSON.parse(process.env.PATHS ?? '[]')

async function renderAll(): Promise<number> {
  const start = performance.now()
  await Promise.all(
    paths.map(async (path) => {
      const { html } = await site.render(path, async (read) =>
        api.request(`/api${read}`, undefined, { tags: new Set<string>() }),
      )
      await compress(html)
    }),
  )
  return performance.now() - start
}

for (let run = 0; run < WARM_UP; run++) await renderAll()
const times: number[] = []
for (let run = 0; run < SAMPLES; run++) times.push(await renderAll())
console.log(middle(times))
process.exit(0)
