import { Hono } from 'hono'
import type { Env } from '../base/requests/http/env.ts'
import { tables } from '../base/requests/http/tables.ts'
import { inquiriesOfUsers } from '../customers/inquiries/inquiry.owners.ts'
import { auth } from '../dealer/accounts/auth.routes.ts'
import { users } from '../dealer/accounts/user.routes.ts'
import { appManifest } from '../dealer/settings/app-manifest.routes.ts'
import { dealerRoutes, logoRoutes, settingsRoutes } from '../dealer/settings/settings.routes.ts'
import { siteIcon } from '../dealer/settings/site-icon.routes.ts'
import { texts } from '../dealer/texts/text.routes.ts'
import type { Dependencies } from '../dependencies.ts'

/** Who the dealer is, who works there, and what the pages say. */
export const dealerApi = (dependencies: Dependencies) =>
  tables(
    ['/auth', auth(dependencies)],
    ['/users', users(dependencies, inquiriesOfUsers)],
    ['/settings', settingsRoutes(dependencies)],
    ['/dealer', dealerRoutes(dependencies)],
    ['/texts', texts(dependencies)],
  )

export const dealerFiles = (dependencies: Dependencies) =>
  new Hono<Env>()
    .route('/logo', logoRoutes(dependencies))
    .route('/', appManifest(dependencies))
    .route('/', siteIcon(dependencies))
