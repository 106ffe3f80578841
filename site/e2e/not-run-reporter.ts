import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { noteNotRun } from '../../api/tests/not-run.ts'

export default class NotRunReporter implements Reporter {
  onTestEnd(test: TestCase, { status }: TestResult): void {
    if (status !== 'skipped') return
    const [, , file = '', ...names] = test.titlePath()
    noteNotRun(
      file,
      names.join(' '),
      test.annotations.find(({ type }) => type === 'skip')?.description,
    )
  }
}
