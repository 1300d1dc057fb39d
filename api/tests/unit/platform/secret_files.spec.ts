import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { readSecretFiles, secretNames } from '#start/secret_files'

test.group('Secrets in files', (group) => {
  let folder: string
  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kasbeno-secrets-'))
    return () => rm(folder, { recursive: true })
  })
  const file = async (content: string) => {
    const path = join(folder, String(content.length))
    await writeFile(path, content)
    return path
  }

  test('reach the environment without the end of their line; an empty file brings nothing', async ({
    assert,
  }) => {
    const env = {
      APP_KEY_FILE: await file('a key of its own\n'),
      METRICS_TOKEN_FILE: await file('\n'),
    }
    readSecretFiles(env)
    assert.containSubset(env, { APP_KEY: 'a key of its own' })
    assert.notProperty(env, 'METRICS_TOKEN')
  })

  test('bring their password to the addresses that name none', async ({ assert }) => {
    const env = {
      DATABASE_URL: 'postgresql://kasbeno_app@postgres:5432/kasbeno',
      DATABASE_DIRECT_URL: 'postgresql://kasbeno_app:own@postgres:5432/kasbeno',
      DATABASE_PASSWORD_FILE: await file('p@ss/wörd:1\n'),
    }
    readSecretFiles(env)
    assert.equal(decodeURIComponent(new URL(env.DATABASE_URL).password), 'p@ss/wörd:1')
    assert.equal(new URL(env.DATABASE_DIRECT_URL).password, 'own')
  })

  test('may be all that the environment calls secret', async ({ assert }) => {
    const schema = await readFile(app.makePath('start/env.ts'), 'utf8')
    const secrets = [...schema.matchAll(/^ {2}(\w+): \w+\((?:\w+, )?secret\(/gm)].map(
      ([, name]) => name
    )
    assert.isAbove(secrets.length, 10)
    assert.includeMembers([...secretNames], secrets)
  })
})
