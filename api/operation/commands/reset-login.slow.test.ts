import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RecoveryCodes, TotpSetup } from '../../../shared/accounts/totp.ts'
import { addColleague, logIn, OWN_PASSWORD, setPassword } from '../../tests/accounts.ts'
import { findPostgresql, startPostgresql, type TestPostgresql } from '../../tests/postgresql.ts'
import { runCommand } from '../../tests/run-command.ts'
import { emptyFolder, startServer } from '../../tests/server-process.ts'
import { createTestApp, PASSWORD, type TestApp } from '../../tests/test-app.ts'

const SITE_URL = 'https://www.stapler.example'

/** As the operator calls it, beside the server that runs. */
const resetLogin = (env: Record<string, string>, ...args: string[]) =>
  runCommand('reset-login', args, { ADMIN_PASSWORD: PASSWORD, SITE_URL, ...env })

async function setUpSecondFactor(test: TestApp) {
  const { token } = test
  const { data } = await test.call<TotpSetup>('POST', '/api/auth/totp', { token })
  const code = new TOTP({ secret: Secret.fromBase32(data.secret) }).generate()
  await test.call<RecoveryCodes>('PUT', '/api/auth/totp', { token, body: { code } })
}

const bin = findPostgresql()

for (const [name, isHere] of [
  ['SQLite', true],
  ['PostgreSQL', bin !== null],
] as const)
  describe.skipIf(!isHere)(`with ${name}`, () => {
    let server: TestPostgresql | undefined
    let env: Record<string, string>
    let test: TestApp
    beforeAll(async () => {
      if (name === 'PostgreSQL') server = await startPostgresql(String(bin))
      const database = server && { DATABASE_URL: server.url }
      test = await createTestApp({ SITE_URL, ...database })
      env = { DATA_DIR: test.config.dataDir, ...database }
    })
    afterAll(async () => {
      await test.close()
      server?.stop()
    })

    it('lets the only administrator in again who lost telephone and recovery codes', async () => {
      await setUpSecondFactor(test)
      const { token: ofColleague } = await addColleague(test, 'sales')
      const { status, stdout, stderr } = await resetLogin(env, 'admin')
      expect([status, stderr]).toEqual([0, ''])
      expect(stdout).toContain('Das Passwort von „admin“, der zweite Faktor')
      expect((await test.get('/api/auth/me', test.token)).status).toBe(401)
      expect((await test.get('/api/auth/me', ofColleague)).status).toBe(200)
      expect(await test.query('select * from recovery_code')).toEqual([])

      const link = stdout.split('\n').find((line) => line.startsWith(SITE_URL)) ?? ''
      expect((await setPassword(test, link)).status).toBe(200)
      expect((await setPassword(test, link)).status).toBe(400)
      expect(await logIn(test, 'admin', OWN_PASSWORD)).toBeTruthy()
    })

    it('names the administrators when nobody has the name', async () => {
      expect(await resetLogin(env, 'adnim')).toEqual({
        status: 1,
        stdout: '',
        stderr: 'Den Benutzer „adnim“ gibt es nicht. Administratoren: „admin“.\n',
      })
    })
  })

it.each([[[]], [['admin', 'chef']]])('says how it is called instead of %j', async (args) => {
  expect(await resetLogin({ DATA_DIR: emptyFolder() }, ...args)).toEqual({
    status: 1,
    stdout: '',
    stderr: 'Aufruf: npm run reset-login -- BENUTZERNAME\n',
  })
})

it('creates no database where there is none', async () => {
  const { status, stderr } = await resetLogin({ DATA_DIR: emptyFolder() }, 'admin')
  expect(status).toBe(1)
  expect(stderr).toMatch(/^DATA_DIR: In .* liegt keine Datenbank\.\n$/)
})

it('prints the address of the site that runs there, whatever port it was given', async () => {
  const server = await startServer(emptyFolder(), { SEED: 'none', SITE_URL: '' })
  const { status, stdout } = await resetLogin({ DATA_DIR: server.dataDir, SITE_URL: '' }, 'admin')
  await server.terminate()
  expect(status).toBe(0)
  expect(stdout).toContain(`\n${server.url}/admin/`)
})
