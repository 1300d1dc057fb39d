import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { resourceRoutes } from '#app/shared/resource/routes'
import { middleware } from '#start/kernel'
import { audit } from './resources/audit.js'
import { ledgerEntries } from './resources/ledger_entries.js'
import { partnerClients } from './resources/partner_clients.js'
import { cities, districts, guilds, provinces } from './resources/places.js'
import { sms } from './resources/sms.js'
import { users } from './resources/users.js'

const resources = [
  audit,
  cities,
  districts,
  guilds,
  ledgerEntries,
  partnerClients,
  provinces,
  sms,
  users,
]
for (const resource of resources) resourceRoutes(resource)

router
  .get('api/admin/dashboard', [controllers.reports.Dashboard, 'show'])
  .as('admin.dashboard')
  .use(middleware.access({ staff: 'dashboard.read' }))

router
  .group(() => {
    router.get('trial-balance/export', [controllers.reports.LedgerExports, 'trialBalance'])
    router.get('reconcile/export', [controllers.reports.LedgerExports, 'reconciliation'])
  })
  .prefix('api/admin/ledger')
  .as('ledger')
  .use(middleware.access({ staff: 'ledger.read' }))
