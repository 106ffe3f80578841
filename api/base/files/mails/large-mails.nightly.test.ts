import { expect, it, vi } from 'vitest'
import { filePart, MIXED, mailOf, multipart } from './mails.testing.ts'
import { readMail } from './read-mail.ts'

it('files beyond 20 MB are named', async () => {
  const large = Buffer.alloc(25 * 1024 * 1024, 'x')
  const mail = mailOf(
    MIXED,
    multipart([
      filePart('film.txt', 'text/plain', large),
      filePart('plan.txt', 'text/plain', 'klein'),
    ]),
  )
  const { attachments, left } = await readMail(mail)
  expect(attachments.map(({ name }) => name)).toEqual(['plan.txt'])
  expect(left).toEqual(['film.txt (zusammen mehr als 20 MB)'])
})

it('a head of 500,000 lines has its answer', async () => {
  const { text } = await readMail(
    Buffer.from(`From: a@b.example\r\n${'X: y\r\n'.repeat(500_000)}\r\nText`),
  )
  expect(text).toBe('Text')
})

it('a mail that brings the process down leaves its head, and the next one is read', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const bomb = mailOf({ ...MIXED, Subject: 'Schwer' }, '--grenze\n\nx\n'.repeat(2_000_000))
  const { subject, text } = await readMail(bomb)
  expect(said).toHaveBeenCalledWith(expect.stringContaining('read-process.ts ended'))
  expect(subject).toBe('Schwer')
  expect(text).toContain('ließ sich hier nicht lesen')
  expect((await readMail(mailOf({}, 'Gut.'))).text).toBe('Gut.')
})
