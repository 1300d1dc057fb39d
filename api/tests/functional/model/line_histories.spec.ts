import { test } from '@japa/runner'
import * as cards from './steps_of_cards.js'
import * as credit from './steps_of_credit.js'
import * as disputes from './steps_of_disputes.js'
import * as fraud from './steps_of_fraud.js'
import { tryHistories } from './histories.js'
import * as lines from './steps_of_lines.js'
import { lined } from './openings.js'
import * as orders from './steps_of_orders.js'
import * as payments from './steps_of_payments.js'
import * as withdrawals from './steps_of_withdrawals.js'
import { leaveWorlds, prepareWorlds } from './world.js'

const parts = 3

test.group('Whatever happens to cards, limits, losses and renewals', (group) => {
  group.setup(prepareWorlds)
  group.teardown(leaveWorlds)

  test('the books are those of the model ({$i} of 3)')
    .with(Array.from({ length: parts }, (_, part) => part))
    .run(async (_, part) => {
      await tryHistories({
        part: 200 + part,
        share: 0.25 / parts,
        opening: [
          ...lined(0, 40_000_000),
          ...lined(1, 20_000_000),
          orders.sellTo(0, 0, 100, { price: 3_000_003, milliQty: 1500, dueDays: 2 }),
          orders.payStep(0, 'CREDIT'),
          orders.sellTo(1, 2, 100, { price: 9_999_999, milliQty: 333, dueDays: 1 }),
          orders.payStep(1, 'CREDIT'),
          // Old enough to be given up, and one of them is asked for.
          payments.advanceClock(12),
          lines.askWriteOff(1, 0),
        ],
        steps: [
          [9, cards.charging],
          [6, cards.takingBack],
          [7, lines.limiting],
          [4, lines.writingOff],
          [9, credit.decision],
          [4, credit.expiry],
          [4, lines.granting],
          [4, lines.signing],
          [4, credit.feePayment],
          [2, credit.blocking],
          [9, payments.repaying],
          [3, payments.bankDecision],
          [3, payments.callingBack],
          [4, payments.days],
          [4, orders.updating],
          [3, orders.cancelling],
          [2, disputes.reporting],
          [2, disputes.answering],
          [1, fraud.freezing],
          [1, fraud.unfreezing],
          [9, withdrawals.withdrawing],
          [7, withdrawals.approving],
          [2, withdrawals.cancelling],
          [2, withdrawals.refusing],
          [4, withdrawals.sending],
          [3, withdrawals.correcting],
          [3, payments.charge],
          [2, orders.paying],
        ],
      })
    })
})
