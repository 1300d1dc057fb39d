import { assert } from '@japa/assert'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import type { Config } from '@japa/runner/types'
import { noteTables, startAnew } from '#tests/support/database'
import { allowManySignIns } from '#tests/support/identity'
import { parentReporter } from '#tests/support/reporter'

export const plugins: Config['plugins'] = [assert(), pluginAdonisJS(app)]

/** Under `npm test` the parent process shows the results; alone, Japa does. */
export const reporters: Config['reporters'] = {
  activated: [process.send ? parentReporter.name : 'spec'],
  list: [parentReporter],
}

export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  setup: [],
  teardown: [],
}

/** Unit specs need no database; a group of functional specs sees only what it made itself. */
export const configureSuite: Config['configureSuite'] = (suite) => {
  if (suite.name === 'browser') {
    // Others need no browser, and reading its driver takes a while.
    suite.teardown(async () => (await import('#tests/support/browser')).endChromium())
  }
  if (suite.name !== 'functional') return
  suite.setup(allowManySignIns)
  suite.setup(noteTables)
  suite.setup(() => testUtils.httpServer().start())
  suite.onGroup((group) => group.setup(startAnew))
}
