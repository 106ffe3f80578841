import { fileURLToPath } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { PictureProcess } from './picture-process.ts'

const { execPath } = process
afterEach(() => {
  process.execPath = execPath
})

it('fails one picture, and not the server, where no process can be started', async () => {
  const script = fileURLToPath(new URL('./resize-process.ts', import.meta.url))
  const pictures = new PictureProcess<object>(script)
  process.execPath = '/nirgends/node'
  await expect(pictures.run({})).rejects.toThrow('Error')
  process.execPath = execPath
  await expect(pictures.run({}), 'a process that finds no picture').rejects.toThrow('source')
})
