import { test } from '@japa/runner'
import type { ApplicationService } from '@adonisjs/core/types'
import { StartRefused } from '#app/platform/process/start_refused'
import { refuseInProduction } from '../../../bin/production_commands.js'

const running = (inProduction: boolean) => ({ inProduction }) as ApplicationService

const destroys = [
  ...['db:wipe', 'db:truncate', 'db:seed', 'migration:fresh', 'migration:refresh'],
  ...['migration:reset', 'migration:rollback', 'migration:run', 'schema:generate', 'generate:key'],
]
const ours = ['db:prepare', 'staff:create', 'settings:change', 'audit:verify', 'storage:prepare']
const shows = ['migration:status', 'list:routes', 'inspect:rcfile']

test.group('A production console', () => {
  test('refuses {$self}, with a sentence that names it')
    .with(destroys)
    .run(async ({ assert }, name) => {
      const refused = await refuseInProduction(running(true), name).catch((error: unknown) => error)
      assert.instanceOf(refused, StartRefused)
      assert.match(
        (refused as Error).message,
        new RegExp(`^Kasbeno runs no ${name} in production, .+\\.$`)
      )
      await refuseInProduction(running(false), name)
    })

  test('runs our own commands, and those that only show something', async ({ assert }) => {
    for (const name of [...ours, ...shows]) await refuseInProduction(running(true), name)
    assert.isNotEmpty(ours)
  })
})
