import router from '@adonisjs/core/services/router'
import { idMatchers } from '#app/shared/http/id_matchers'

/** The modules' routes, in the order of their dependencies, and those of the described lists. */
import '#app/shared/routes'
import '#app/audit/routes'
import '#app/settings/routes'
import '#app/notifications/routes'
import '#app/identity/routes'
import '#app/locations/routes'
import '#app/addresses/routes'
import '#app/registration/routes'
import '#app/cards/routes'
import '#app/distributors/routes'
import '#app/staff/routes'
import '#app/ledger/routes'
import '#app/payments/routes'
import '#app/contracts/routes'
import '#app/credit/routes'
import '#app/late_fees/routes'
import '#app/installments/routes'
import '#app/orders/routes'
import '#app/statements/routes'
import '#app/partners/routes'
import '#app/webhooks/routes'
import '#app/settlement/routes'
import '#app/demo/routes'
import '#app/reports/routes'
import '#app/documentation/routes'
import './resources.js'

/** What names a record is a UUID, unless its route says otherwise. */
for (const param of ['id', 'fileId', 'decisionId', 'userId', 'cardId', 'addressId'])
  router.where(param, idMatchers.uuid)
