import { expect, it } from 'vitest'
import { repairedLink, tokenOf } from './linkToken.ts'

it.each(['%23token=Ab-9_z', '%23token%3DAb-9_z', '%23token%3dAb-9_z'])(
  'a link whose # a mail program has encoded leads to the form: %s',
  (rest) => {
    expect(repairedLink(`/admin/passwort-setzen${rest}`)).toBe(
      '/admin/passwort-setzen#token=Ab-9_z',
    )
  },
)

it('any other address is left as it is', () => {
  for (const path of ['/admin/passwort-setzen', '/admin/products/%23token=x', '/admin'])
    expect(repairedLink(path)).toBeNull()
})

it('the token is read however its sign is written', () => {
  expect([tokenOf('#token=Ab-9'), tokenOf('#token%3DAb-9'), tokenOf('')]).toEqual([
    'Ab-9',
    'Ab-9',
    null,
  ])
})
