/** One figure of the table that `npm run bench:ratios` prints. */
export interface Figure {
  what: string
  /** Whether more is better, as with throughput, or less. */
  better: 'more' | 'less'
  unit: 'x' | 'MB'
  /** What the product promises itself. */
  wanted: number
  /** What it keeps to until `wanted` is met; left out once it is. */
  held?: number
}

/**
 * The limits. They only tighten: who makes a figure better lowers its bound to what is measured then, and takes `held`
 * away when `wanted` is met. Nobody loosens one to let a change through.
 */
export const figures = {
  shippedThroughput: {
    what: 'nginx as shipped / nginx alone: throughput',
    better: 'more',
    unit: 'x',
    wanted: 0.9,
  },
  shippedCpu: {
    what: 'nginx as shipped / nginx alone: processor time a page',
    better: 'less',
    unit: 'x',
    wanted: 1.2,
  },
  processThroughput: {
    what: 'published page from the process / nginx alone: throughput',
    better: 'more',
    unit: 'x',
    wanted: 0.3,
  },
  processCpu: {
    what: 'published page from the process / nginx alone: processor time',
    better: 'less',
    unit: 'x',
    wanted: 3,
  },
  edit100: {
    what: 'edit to live / rendering and compressing its pages alone: 100 machines, processor time',
    better: 'less',
    unit: 'x',
    wanted: 1.15,
    held: 1.35,
  },
  edit1000: {
    what: 'edit to live / rendering and compressing its pages alone: 1,000 machines, processor time',
    better: 'less',
    unit: 'x',
    wanted: 1.15,
    held: 1.35,
  },
  busyMemory: {
    what: 'memory after publishing 1,000 machines, 100 edits and a minute of load',
    better: 'less',
    unit: 'MB',
    wanted: 300,
    held: 310,
  },
  idleMemory: {
    what: 'memory, idle with the demo',
    better: 'less',
    unit: 'MB',
    wanted: 230,
  },
  facets: {
    what: 'facets with filters: 10,000 machines / 100, processor time',
    better: 'less',
    unit: 'x',
    wanted: 10,
  },
  input: {
    what: 'dearest public input / an ordinary one of the same address, processor time',
    better: 'less',
    unit: 'x',
    wanted: 20,
  },
} as const satisfies Record<string, Figure>

export type FigureName = keyof typeof figures

/** What was measured, and what could not be. */
export type Measured = Partial<Record<FigureName, number>>
