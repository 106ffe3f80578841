import { expect, it } from 'vitest'
import { authenticationIn } from '../../base/files/mails/authentication.ts'
import { senderProof } from './sender-proof.ts'

const place = { host: 'imap.muster.example', user: 'info@muster.example', authservId: null }

const proofOf = (line: string | null, where: Partial<typeof place> & { id?: string } = {}) => {
  const { id = null, ...rest } = where
  return senderProof(
    {
      authentication: line === null ? null : authenticationIn(line),
      from: { name: '', address: 'brandt@kunde.example' },
      passedOnBy: null,
    },
    { ...place, ...rest, authservId: id },
  )
}

it.each([
  ['mx.muster.example; spf=pass smtp.mailfrom=brandt@kunde.example; dkim=none', 'proven'],
  ['mx.muster.example 1; dkim=pass (2048-bit key) header.d=post.kunde.example', 'proven'],
  ['imap.muster.example; dmarc=pass (p=REJECT) header.from=kunde.example', 'proven'],
  ['mx.muster.example; spf=pass; dkim=fail', 'proven'],
  ['mx.muster.example; spf=pass smtp.mailfrom=werbung.example; dkim=none', 'unproven'],
  ['mx.muster.example; spf=none; dkim=none', 'unproven'],
  ['mx.muster.example; none', 'unproven'],
  ['mx.muster.example; spf=softfail smtp.mailfrom=kunde.example', 'failed'],
  ['mx.muster.example; dmarc=fail header.from=kunde.example; dmarc=pass', 'failed'],
  ['mx.fremd.example; spf=pass; dkim=pass', 'unknown'],
  ['spf=pass smtp.mailfrom=kunde.example; dkim=pass', 'unknown'],
  ['', 'unknown'],
  [null, 'unknown'],
] as const)('what the own server says of a sender counts: %s', (line, proof) => {
  expect(proofOf(line)).toBe(proof)
})

it.each([
  'mx.muster.example; spf=fail (domain of "a); dmarc=pass (b"@x.example) smtp.mailfrom=x.example',
  'mx.muster.example; spf=fail smtp.mailfrom="a; dmarc=pass; b"@x.example',
  'mx.muster.example; (remark (another) dmarc=pass) spf=fail',
  'mx.muster.example; spf=fail (dkim=pass; spf=pass',
])('what the sender has put into its words does not: %s', (line) => {
  expect(proofOf(line)).not.toBe('proven')
})

it.each([
  [{ host: 'imap.gmail.com', user: 'muster@gmail.com' }, 'mx.google.com; dkim=pass'],
  [{ host: '127.0.0.1', id: 'post.haus.example' }, 'post.haus.example; spf=pass'],
  [{ host: '127.0.0.1' }, 'mail.muster.example; spf=pass'],
])('a server may have another name than the mailbox: %o', (where, line) => {
  expect(proofOf(line, where)).toBe('proven')
  expect(proofOf(line.replace(/^[\w.]+;/, 'mx.fremd.example;'), where)).toBe('unknown')
})
