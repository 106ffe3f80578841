import { existsSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { PageFiles } from './page-files.ts'

const DAY_AND_MORE = 25 * 60 * 60

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gabelstapler-pages-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('removes what processes left that ended in the middle, and nothing of those that live', async () => {
  const [abandoned, recent] = [join(folder, 'staging-1'), join(folder, 'staging-2')]
  await mkdir(abandoned)
  await mkdir(recent)
  const longAgo = Date.now() / 1000 - DAY_AND_MORE
  await utimes(abandoned, longAgo, longAgo)
  const files = new PageFiles(folder)
  await files.removeAbandoned()
  await files.close()
  expect([existsSync(abandoned), existsSync(recent)]).toEqual([false, true])
})

it('stages a page also when its folder was taken for abandoned', async () => {
  const files = new PageFiles(folder)
  await files.stage('<html><head></head>Still RX</html>')
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true })
  const staged = await files.stage('<html><head></head>Linde H30</html>')
  staged.place('/produkt/7')
  expect(files.read('/produkt/7')).toEqual(staged.content)
  await files.close()
})

it('keeps apart what two processes write at once, although containers give both the same number', async () => {
  const processes = [new PageFiles(folder), new PageFiles(folder)]
  const pages = await Promise.all(
    processes.map((files, number) => files.stage(`<html><head></head>Maschine ${number}</html>`)),
  )
  for (const [number, page] of pages.entries()) {
    page.place(`/produkt/${number}`)
    expect(processes[0]?.read(`/produkt/${number}`)).toEqual(page.content)
  }
  for (const files of processes) files.close()
})

it('gives files of equal length times that tell them apart, and the same file the same time everywhere', async () => {
  const timesOf = async (html: string) => {
    const files = new PageFiles(folder)
    ;(await files.stage(html)).place('/produkt/7')
    files.close()
    const names = ['7.html', '7.html.gz', '7.html.br']
    return names.map((name) => statSync(join(folder, 'pages', 'produkt', name)).mtimeMs)
  }
  const first = await timesOf('61.000 €')
  const second = await timesOf('62.000 €')
  expect(await timesOf('61.000 €')).toEqual(first)
  expect(new Set([...first, ...second]).size).toBe(6)
  for (const time of [...first, ...second]) {
    expect(time % 1000, 'web servers read whole seconds').toBe(0)
    expect(time, 'no time that a clock has given').toBeLessThan(Date.UTC(2020))
  }
})
