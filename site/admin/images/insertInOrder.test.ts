import { expect, it } from 'vitest'
import { insertInOrder } from './insertInOrder.ts'

const numbers = new Map(['a', 'b', 'c', 'd'].map((image, index) => [image, index + 1]))
const uploaded = (before: string[], ended: string[]) =>
  ended.reduce((images, image) => insertInOrder(images, image, numbers), before)

it.each(['abcd', 'dcba', 'badc', 'cadb'])(
  'shows images in the order of choosing when they arrive as %s',
  (order) => expect(uploaded([], [...order])).toEqual(['a', 'b', 'c', 'd']),
)

it('leaves the images that were there before in front', () => {
  expect(uploaded(['alt', 'älter'], ['b', 'a'])).toEqual(['alt', 'älter', 'a', 'b'])
})

it('keeps the order that the user has made meanwhile', () => {
  expect(uploaded(['d', 'alt', 'b'], ['c'])).toEqual(['c', 'd', 'alt', 'b'])
  expect(uploaded(['b', 'alt'], ['d'])).toEqual(['b', 'alt', 'd'])
})
