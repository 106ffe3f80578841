import { createInterface } from 'node:readline'
import { createApp } from '../../api/app.ts'
import { compress } from '../../api/base/requests/answers/compress.ts'
import { readConfig } from '../../api/config.ts'
import { loadSite } from '../../api/delivery/publish/site.ts'
import { openServices } from '../../api/services.ts'

/** A process that has rendered nothing yet is slow at everything. */
const WARM_UP = 5

/**
 * What publishing is compared with: rendering and compressing pages, with nothing but the API's answers in memory
 * behind it. For each line with a list of paths it prints how many milliseconds they take,
 * and how many of the processor's.
 */
const config = readConfig({ ...process.env, SEED: 'none' })
const services = await openServices(config)
const api = createApp({ ...services, publisher: null })
const site = await loadSite('dist', config)

async function renderAll(paths: string[]): Promise<string> {
  const start = performance.now()
  const before = process.cpuUsage()
  await Promise.all(
    paths.map(async (path) => {
      const { html } = await site.render(path, async (read) =>
        api.request(`/api${read}`, undefined, { tags: new Set<string>() }),
      )
      await compress(html)
    }),
  )
  const { user, system } = process.cpuUsage(before)
  return `${performance.now() - start} ${(user + system) / 1000}`
}

let isWarm = false
for await (const line of createInterface({ input: process.stdin })) {
  const paths: string[] = JSON.parse(line)
  for (let run = 0; run < (isWarm ? 1 : WARM_UP); run++) await renderAll(paths)
  isWarm = true
  console.log(await renderAll(paths))
}
process.exit(0)
