import { test } from '@japa/runner'
import * as credit from './steps_of_credit.js'
import { tryHistories } from './histories.js'
import * as orders from './steps_of_orders.js'
import * as payments from './steps_of_payments.js'
import { leaveWorlds, prepareWorlds } from './world.js'

/** How many tests share the histories, so that none keeps silent for too long. */
const parts = 6

test.group('Whatever happens to fees, lines and gateways', (group) => {
  group.setup(prepareWorlds)
  group.teardown(leaveWorlds)

  test('the books are those of the model ({$i} of 6)')
    .with(Array.from({ length: parts }, (_, part) => part))
    .run(async (_, part) => {
      await tryHistories({
        part,
        share: 0.45 / parts,
        opening: [credit.choosePackage(0, 60_000_000), credit.cash(0, 700_000)],
        steps: [
          [4, credit.choosing],
          [6, credit.feePayment],
          [8, credit.allocation],
          [4, credit.decision],
          [2, credit.packageCancellation],
          [2, credit.blocking],
          [1, credit.revolving],
          [4, payments.charge],
          [7, payments.bankDecision],
          [8, payments.callingBack],
          [2, payments.sweeping],
          [3, payments.month],
          [4, orders.sale],
          [5, orders.paying],
          [1, orders.updating],
        ],
      })
    })
})
