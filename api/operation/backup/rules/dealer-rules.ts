import { z } from 'zod'
import { userPatch } from '../../../../shared/accounts/user-input.ts'
import { setUpTick } from '../../../../shared/dealer/set-up.ts'
import { settings } from '../../../../shared/dealer/settings.ts'
import { inquiryViews } from '../../../../shared/inquiries/inquiry-views.ts'
import { revisionActions, revisionKinds } from '../../../../shared/operation/history.ts'
import { RevisionEntity } from '../../../base/requests/history/revision.entity.ts'
import { AcceptedKeyEntity } from '../../../base/requests/idempotency/accepted-key.entity.ts'
import { SecretEntity } from '../../../base/requests/signed/secret.entity.ts'
import { isAffordableHash } from '../../../dealer/accounts/password.ts'
import { RecoveryCodeEntity } from '../../../dealer/accounts/recovery-code.entity.ts'
import { UserEntity } from '../../../dealer/accounts/user.entity.ts'
import { isHarmlessLogo, storedLogo } from '../../../dealer/settings/logo.ts'
import { SetUpTickEntity } from '../../../dealer/settings/set-up-tick.entity.ts'
import { SettingsEntity } from '../../../dealer/settings/settings.entity.ts'
import { PageTextEntity } from '../../../dealer/texts/page-text.entity.ts'
import { DailyCountEntity } from '../../statistics/daily-count.entity.ts'
import { count, rulesOf, secretOf, sha256, state } from './column-rules.ts'

const account = userPatch.shape
const logoRow = z.object({ logo: storedLogo.nullish(), logo_bytes: z.string().nullish() })

export const dealerRules = [
  rulesOf(
    UserEntity,
    {
      id: 'typed',
      username: account.username,
      name: account.name,
      email: account.email,
      role: account.role,
      active: 'typed',
      // Empty for an account whose password is still to be set.
      passwordHash: z.literal('').or(z.string().refine(isAffordableHash)),
      demo: 'typed',
      totpSecret: z.string().regex(/^[A-Z2-7]{16,64}$/),
      totpActive: 'typed',
      totpLastStep: count,
      calendarSecret: secretOf(24),
      spamSeenAt: 'typed',
      inquiryViews,
      openInquiry: 'typed',
      seenThereAt: 'typed',
      isWriting: 'typed',
      inquiryMails: 'typed',
      invitedBy: account.name,
    },
    ({ totp_active: isActive, totp_secret: secret }) => !isActive || Boolean(secret),
  ),
  rulesOf(RecoveryCodeEntity, { id: 'typed', user: 'typed', codeHash: sha256 }),
  rulesOf(SecretEntity, { name: 'typed', value: secretOf(32) }),
  rulesOf(AcceptedKeyEntity, {
    key: z.uuid(),
    account: 'typed',
    subject: 'typed',
    request: z.literal('').or(sha256),
    at: 'typed',
  }),
  rulesOf(
    SettingsEntity,
    {
      name: 'typed',
      content: settings.partial(),
      logo: storedLogo,
      logoBytes: z.base64(),
      siteUrl: z.url(),
      updatedAt: 'typed',
    },
    (row) => {
      const { success, data: { logo, logo_bytes: bytes } = {} } = logoRow.safeParse(row)
      return success && (!logo || Boolean(bytes && isHarmlessLogo(logo, bytes)))
    },
  ),
  // A section that the form does not know is never shown: its template is.
  rulesOf(PageTextEntity, { page: 'typed', content: state, updatedAt: 'typed' }),
  rulesOf(SetUpTickEntity, { key: setUpTick.shape.key }),
  rulesOf(RevisionEntity, {
    id: 'typed',
    kind: z.enum(revisionKinds),
    subject: 'typed',
    at: 'typed',
    author: 'typed',
    action: z.enum(revisionActions),
    state,
    batch: 'typed',
  }),
  rulesOf(DailyCountEntity, { day: z.iso.date(), kind: 'typed', key: 'typed', count }),
]
