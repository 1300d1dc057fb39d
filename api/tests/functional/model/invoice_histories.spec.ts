import { test } from '@japa/runner'
import * as cards from './steps_of_cards.js'
import * as credit from './steps_of_credit.js'
import * as disputes from './steps_of_disputes.js'
import { tryHistories } from './histories.js'
import * as fraud from './steps_of_fraud.js'
import { lined } from './openings.js'
import * as orders from './steps_of_orders.js'
import * as payments from './steps_of_payments.js'
import * as batches from './steps_of_batches.js'
import * as settlement from './steps_of_settlement.js'
import { leaveWorlds, prepareWorlds } from './world.js'

const parts = 6

test.group('Whatever happens to invoices, installments and runs', (group) => {
  group.setup(prepareWorlds)
  group.teardown(leaveWorlds)

  test('the books are those of the model ({$i} of 6)')
    .with(Array.from({ length: parts }, (_, part) => part))
    .run(async (_, part) => {
      await tryHistories({
        part: 100 + part,
        share: 0.4 / parts,
        opening: [
          ...lined(0, 40_000_000),
          ...lined(1, 20_000_000),
          orders.sellTo(0, 0, 100, { price: 3_000_003, milliQty: 1500, dueDays: 5 }),
          orders.sellTo(1, 1, 100, { price: 9_999_999, milliQty: 333, dueDays: 3 }),
        ],
        steps: [
          [8, orders.sale],
          [3, orders.asking],
          [4, orders.entering],
          [10, orders.paying],
          [5, batches.payingBatch],
          [6, orders.updating],
          [4, orders.cancelling],
          [3, orders.confirming],
          [1, orders.rejecting],
          [6, disputes.reporting],
          [1, disputes.receiving],
          [2, disputes.withdrawing],
          [6, disputes.answering],
          [6, cards.charging],
          [4, cards.takingBack],
          [2, fraud.freezing],
          [2, fraud.unfreezing],
          [1, credit.blocking],
          [3, credit.revolving],
          [1, credit.expiry],
          [6, payments.repaying],
          [3, payments.bankDecision],
          [3, payments.callingBack],
          [4, payments.days],
          [4, settlement.previewing],
          [5, settlement.approving],
          [1, settlement.throwingAway],
          [5, settlement.recording],
          [2, settlement.retrying],
          [2, settlement.approvingRetries],
        ],
      })
    })
})
