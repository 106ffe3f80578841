import { collectDefaultMetrics, Registry } from 'prom-client'
import { answerTimes } from './answer-times.ts'
import { gauges, type Observed } from './gauges.ts'

/** The figures of this process, counted from now on. */
export function openFigures(observed: Observed) {
  const registry = new Registry()
  gauges(registry, observed)
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 })
  return { registry, timed: answerTimes(registry) }
}
export type Figures = ReturnType<typeof openFigures>
