import { defineEntity, p } from '@mikro-orm/core'
import { expect, it } from 'vitest'
import { amount, flag, line } from '../../../shared/product/field-kinds.ts'
import { withoutDefaults } from '../../../shared/product/product.ts'
import { partOf } from '../../../shared/values/records.ts'
import { impersonal } from '../../base/data/personal/personal-data.ts'
import { rulesOf } from '../../operation/backup/rules/column-rules.ts'
import { plainColumns } from './product.entity.ts'

/** Entries as the table of a product's fields has them. */
const fields = {
  colour: line(40, { label: 'Farbe', tells: 'shop', seenBy: 'visitors' }),
  deposit: amount({ label: 'Kaution', tells: 'shop', seenBy: 'staff' }),
  crane: flag({ label: 'Kranöse', tells: 'shop', seenBy: 'visitors' }),
}
const Entity = defineEntity({
  name: 'Machine',
  properties: { ...plainColumns(fields), id: p.integer().primary() },
})

it('gives a new field a class of what its column tells about persons', () => {
  const { columns } = impersonal(Entity, { ...partOf(fields, 'tells'), id: 'work' })
  expect(columns).toEqual({ id: 'work', colour: 'shop', deposit: 'shop', crane: 'shop' })
})

it('lets a restore put back only what its form would take', () => {
  const { columns } = rulesOf(Entity, { ...withoutDefaults(partOf(fields, 'rule')), id: 'typed' })
  const keeps = (column: string, value: unknown) => {
    const rule = columns[column]
    return typeof rule === 'object' && rule.safeParse(value).success
  }
  expect(keeps('colour', 'Rot')).toBe(true)
  expect(keeps('colour', 'x'.repeat(41))).toBe(false)
  expect(keeps('deposit', null)).toBe(true)
  expect(keeps('deposit', -1)).toBe(false)
  expect(keeps('crane', 'ja')).toBe(false)
})

it('fills its column for the machines of before', () => {
  const { colour, deposit, crane } = Entity.meta.properties
  expect([colour.default, crane.default, deposit.nullable]).toEqual(['', false, true])
})
