import { expect, it } from 'vitest'
import { firmKeyOf, firmKeysOf, firmName } from './firm.ts'

it('knows a firm by the domain of its mails, and nobody by that of a freemail provider', () => {
  expect(firmKeyOf({ email: 'Karl@Lager-Nord.de', company: '' })).toBe('lager-nord.de')
  for (const email of ['a@gmx.de', 'a@web.de', 'a@gmail.com', 'a@t-online.de', 'a@outlook.com', ''])
    expect(firmKeyOf({ email, company: 'Lager Nord GmbH' })).toBe('lager nord')
  expect(firmKeyOf({ email: 'a@gmx.net', company: ' ' })).toBeNull()
})

it('compares names of firms without their legal form', () => {
  for (const name of [
    'Lager Nord',
    'LAGER NORD GmbH',
    'Lager  Nord GmbH & Co. KG',
    'Lager Nord e.K.',
  ])
    expect(firmName(name)).toBe('lager nord')
  expect(firmName('AG')).toBe('ag')
  expect(firmKeysOf({ email: 'k@nord.de', company: 'Nord AG' })).toEqual(['nord.de', 'nord'])
})

it('takes for no firm what people write who have none', () => {
  for (const company of ['privat', 'Privatperson', 'keine', '-', '---', '/', 'n. a.'])
    expect(firmKeyOf({ email: 'a@gmx.de', company })).toBeNull()
  expect(firmName('Privat Bau GmbH')).toBe('privat bau')
})
