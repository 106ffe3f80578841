import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { ConfigurationError } from './base/configuration-error.ts'
import { storageUrl } from './base/files/storage/storage-url.ts'
import { mailAddress, mailAddresses } from './base/work/mail/addresses.ts'
import { mailboxUrl } from './base/work/mailbox/mailbox-url.ts'

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const wholeNumber = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d+$/, `muss eine ganze Zahl von ${minimum} bis ${maximum} sein`)
    .transform(Number)
    .pipe(
      z
        .number()
        .min(minimum, `muss mindestens ${minimum} sein`)
        .max(maximum, `darf höchstens ${maximum} sein`),
    )

const flag = z.enum(['true', 'false'], { error: 'muss „true“ oder „false“ sein' })

/** Sent as it is in the header `Authorization`. */
const token = z
  .string()
  .regex(/^[\x21-\x7e]{16,}$/, 'muss mindestens 16 Zeichen ohne Leerzeichen und Umlaute haben')

const httpOrigin = z
  .url({
    protocol: /^https?$/,
    error: 'muss eine http(s)-Adresse sein, z. B. https://www.example.de',
    abort: true,
  })
  .refine((value) => new URL(value).pathname === '/', { error: 'darf keinen Pfad enthalten' })
  .transform((value) => new URL(value).origin)

const environment = z
  .object({
    PORT: optional(wholeNumber(1, 65535)),
    HOST: optional(
      z.string().refine((value) => isIP(value) > 0 || /^[a-z0-9.-]+$/i.test(value), {
        error: 'muss eine IP-Adresse oder ein Rechnername sein',
      }),
    ),
    DATA_DIR: optional(z.string()),
    DATABASE_URL: optional(
      z.string().regex(/^postgres(ql)?:\/\/\S+$/, 'muss mit postgres:// beginnen oder leer sein'),
    ),
    STORAGE_URL: optional(storageUrl),
    SITE_URL: optional(httpOrigin),
    ADMIN_USERNAME: optional(z.string().trim().max(200, 'darf höchstens 200 Zeichen lang sein')),
    ADMIN_PASSWORD: optional(
      z
        .string()
        .min(8, 'muss mindestens 8 Zeichen lang sein')
        .max(1000, 'darf höchstens 1000 Zeichen lang sein'),
    ),
    SEED: optional(z.enum(['demo', 'none'], { error: 'muss „demo“ oder „none“ sein' })),
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'muss eine smtp(s)://-Adresse sein' })),
    MAIL_FROM: optional(mailAddress),
    MAIL_TO: optional(mailAddresses),
    IMAP_URL: optional(mailboxUrl),
    TRUST_PROXY: optional(flag),
    HSTS_INCLUDE_SUBDOMAINS: optional(flag),
    CONTACT_LIMIT: optional(wholeNumber(0, 1_000_000)),
    PURGE_URL: optional(z.url({ protocol: /^https?$/, error: 'muss eine http(s)-Adresse sein' })),
    PURGE_TOKEN: optional(token),
    METRICS_TOKEN: optional(token),
    STATISTICS: optional(flag),
    // Read by `server.ts`, which has to print even if the rest is wrong.
    LOG_FORMAT: optional(z.enum(['text', 'json'], { error: 'muss „text“ oder „json“ sein' })),
  })
  .superRefine((env, context) => {
    if (!env.SMTP_URL) return
    for (const name of ['MAIL_FROM', 'MAIL_TO'] as const)
      if (!env[name])
        context.addIssue({
          code: 'custom',
          path: [name],
          message: 'fehlt, wenn SMTP_URL gesetzt ist',
        })
  })
  .transform((env) => {
    const port = env.PORT ?? 4321
    const dataDir = resolve(env.DATA_DIR ?? 'data')
    return {
      port,
      host: env.HOST ?? '127.0.0.1',
      dataDir,
      databaseFile: join(dataDir, 'gabelstapler.sqlite'),
      databaseUrl: env.DATABASE_URL ?? null,
      bucket: env.STORAGE_URL ?? null,
      siteUrl: env.SITE_URL ?? `http://localhost:${port}`,
      admin: { username: env.ADMIN_USERNAME ?? 'admin', password: env.ADMIN_PASSWORD ?? null },
      seed: env.SEED ?? 'demo',
      mail:
        env.SMTP_URL && env.MAIL_FROM && env.MAIL_TO
          ? { url: env.SMTP_URL, from: env.MAIL_FROM, to: env.MAIL_TO }
          : null,
      mailbox: env.IMAP_URL ?? null,
      trustProxy: env.TRUST_PROXY === 'true',
      hstsIncludeSubdomains: env.HSTS_INCLUDE_SUBDOMAINS === 'true',
      contactLimit: env.CONTACT_LIMIT ?? 20,
      purge: env.PURGE_URL ? { url: env.PURGE_URL, token: env.PURGE_TOKEN ?? null } : null,
      metricsToken: env.METRICS_TOKEN ?? null,
      statistics: env.STATISTICS !== 'false',
    }
  })
export type Config = z.output<typeof environment>

/** @throws {ConfigurationError} with one line per variable */
export function readConfig(env: Record<string, string | undefined>): Config {
  const result = environment.safeParse(env)
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new ConfigurationError(lines.join('\n'))
}
