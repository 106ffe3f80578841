import { Hono } from 'hono'
import type { Env } from '../base/requests/http/env.ts'
import { releaseInquiriesOf } from '../customers/inquiries/inquiry.owners.ts'
import { auth } from '../dealer/accounts/auth.routes.ts'
import { users } from '../dealer/accounts/user.routes.ts'
import { appManifest } from '../dealer/settings/app-manifest.routes.ts'
import { dealerRoutes, logoRoutes, settingsRoutes } from '../dealer/settings/settings.routes.ts'
import { texts } from '../dealer/texts/text.routes.ts'
import type { Dependencies } from '../dependencies.ts'

/** Who the dealer is, who works there, and what the pages say. */
export const dealerApi = (dependencies: Dependencies) =>
  new Hono<Env>()
    .route('/auth', auth(dependencies))
    .route('/users', users(dependencies, releaseInquiriesOf))
    .route('/settings', settingsRoutes(dependencies))
    .route('/dealer', dealerRoutes(dependencies))
    .route('/texts', texts(dependencies))

export const dealerFiles = (dependencies: Dependencies) =>
  new Hono<Env>().route('/logo', logoRoutes(dependencies)).route('/', appManifest(dependencies))
