import { describe, expect, it } from 'vitest'
import { tooOldNode } from './host-node.ts'

const npmUnder = (node: string) => `npm/10.8.2 node/${node} linux x64 workspaces/false`

describe('the Node that npm ran on', () => {
  it.each(['v20.19.0', 'v20.20.2', 'v22.12.0', 'v24.21.0'])('is good enough: %s', (version) => {
    expect(tooOldNode(npmUnder(version))).toBeNull()
  })

  it.each(['v18.20.8', 'v20.18.3', 'v21.7.3', 'v22.11.0'])(
    'is named when too old: %s',
    (version) => {
      expect(tooOldNode(npmUnder(version))).toBe(version.slice(1))
    },
  )

  it('is none of our business where npm did not start us', () => {
    expect(tooOldNode(undefined)).toBeNull()
  })
})
