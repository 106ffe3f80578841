import { expect, it } from 'vitest'
import { answerKey, canBePage } from './answer-key.ts'

it.each(['%23token=Ab-9_z', '%23token%3DAb-9_z', '%23token%3dAb-9_z'])(
  'the link of an invitation whose # a mail program has encoded leads to the administration: %s',
  (rest) => {
    const path = `/admin/passwort-setzen${rest}`
    expect(canBePage(path)).toBe(true)
    expect(answerKey(`https://www.stapler.example${path}`)).toBe('/admin')
  },
)

it.each(['/admin/products%23token=x', '/produkt/1%23token=x', '/admin/passwort-setzen%23x/y'])(
  'no other address with an encoded sign is a page: %s',
  (path) => {
    expect(canBePage(path)).toBe(false)
  },
)
