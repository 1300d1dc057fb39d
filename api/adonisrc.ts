import { indexEntities } from '@adonisjs/core'
import { defineConfig } from '@adonisjs/core/app'
import { generateRegistry } from '@tuyau/core/hooks'

export default defineConfig({
  commands: [() => import('@adonisjs/core/commands'), () => import('@adonisjs/lucid/commands')],

  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/hash_provider'),
    {
      file: () => import('@adonisjs/core/providers/repl_provider'),
      environment: ['repl', 'test'],
    },
    () => import('@adonisjs/core/providers/vinejs_provider'),
    () => import('@adonisjs/lucid/database_provider'),
    () => import('#providers/database_provider'),
    () => import('@adonisjs/drive/drive_provider'),
    () => import('#providers/start_provider'),
    () => import('#providers/http_provider'),
    () => import('@adonisjs/limiter/limiter_provider'),
    () => import('@adonisjs/auth/auth_provider'),
    () => import('#providers/notifications_provider'),
    () => import('#providers/jobs_provider'),
  ],

  preloads: [
    () => import('#start/validation'),
    () => import('#start/modules'),
    () => import('#start/metrics'),
    () => import('#start/routes'),
    () => import('#start/kernel'),
  ],

  directories: { commands: 'commands' },

  tests: {
    // Each limit is more than ten times what the slowest test of its suite takes on a quiet machine.
    suites: [
      { name: 'unit', files: ['tests/unit/**/*.spec.ts'], timeout: 60_000 },
      { name: 'functional', files: ['tests/functional/**/*.spec.ts'], timeout: 1_200_000 },
      { name: 'browser', files: ['tests/browser/**/*.spec.ts'], timeout: 1_200_000 },
      // What scripts/tests/runner.spec.ts runs to see that it is not fooled.
      { name: 'fooling', files: ['tests/fooling/**/*.spec.ts'], timeout: 60_000 },
    ],
    forceExit: false,
  },

  metaFiles: [
    { pattern: 'database/functions/**/*.sql', reloadServer: true },
    { pattern: 'app/**/{asked,functions,published}.sql', reloadServer: true },
    { pattern: 'app/platform/pdf/fonts/*', reloadServer: false },
    { pattern: 'app/site/demo/page/*', reloadServer: false },
    { pattern: 'app/site/documentation/page/*', reloadServer: false },
    { pattern: 'openapi/*.json', reloadServer: false },
    { pattern: 'app/money/payments/simulator/*.{css,js}', reloadServer: false },
    { pattern: 'app/onboarding/signing/sandbox/*.css', reloadServer: false },
  ],

  hooks: {
    init: [
      indexEntities({
        controllers: {
          source: './app',
          importAlias: '#app',
          glob: ['**/controllers/**/*.ts'],
        },
        transformers: {
          enabled: true,
          source: './app',
          importAlias: '#app',
          glob: ['**/transformers/**/*.ts'],
        },
        events: { enabled: false },
        listeners: { enabled: false },
      }),
      generateRegistry(),
    ],
  },
})
