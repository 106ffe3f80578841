import type { TestApp } from '../../tests/test-app.ts'
import { openAlertIntake } from './alert-intake.ts'
import { alertPages } from './alert-page.routes.ts'

/** The pages as the site renders them: what they are told, as JSON. */
export const pagesOf = (app: TestApp) =>
  alertPages(app, openAlertIntake(app), {
    pages: {
      forOne: async (_, instead) => ({
        status: 200,
        html: (await instead('/alert-page')?.text()) ?? '',
      }),
    },
  })
