import { test } from '@japa/runner'
import type { SignatureLevel } from '#contracts/quorum'
import { cleanDatabase, letBookInThePast } from '#tests/support/database'
import { expectLedgerInBalance } from '#tests/support/credit'
import { companyPlay, prepareAround } from './company_world.js'
import { tryHistoriesOf } from './histories.js'
import { verifySignatures } from '#app/onboarding/signatures/queries/verify_signatures'
import { boardStepsOf } from './steps_of_boards.js'
import { invoiceStepsOf, opening } from './steps_of_companies.js'
import { delegationStepsOf } from './steps_of_delegations.js'
import { beginAtNoon, turnBack } from './world.js'

/** How a company has begun: who signs at first, and how many hold a card. */
const founded: {
  ceoLevel: SignatureLevel
  levels: SignatureLevel[]
  minimum: number
  holders: number
}[] = [
  {
    ceoLevel: 'NOT_ALLOWED',
    levels: ['MANDATORY', 'OPTIONAL', 'OPTIONAL', 'OPTIONAL'],
    minimum: 2,
    holders: 0,
  },
  { ceoLevel: 'OPTIONAL', levels: ['MANDATORY', 'MANDATORY', 'OPTIONAL'], minimum: 1, holders: 2 },
  { ceoLevel: 'OPTIONAL', levels: ['OPTIONAL', 'OPTIONAL', 'NOT_ALLOWED'], minimum: 2, holders: 2 },
]

test.group('Whatever happens to a company', (group) => {
  let around: Awaited<ReturnType<typeof prepareAround>>
  group.setup(async () => {
    const setRight = beginAtNoon()
    await cleanDatabase()
    await letBookInThePast()
    around = await prepareAround()
    return setRight
  })
  group.teardown(async () => {
    await turnBack()
    await cleanDatabase()
  })

  test('what is signed, paid and spent is what its rules allow ({$i} of 3)')
    .with(founded.keys().toArray())
    .run(async ({ assert }, at) => {
      const members = founded[at].levels.length
      const steps = { ...invoiceStepsOf(members), ...boardStepsOf(members) }
      const away = delegationStepsOf(members)
      const play = companyPlay({ ...founded[at], limit: 40_000_000 }, () => around)
      await tryHistoriesOf(play, {
        part: 300 + at,
        share: 0.045 / founded.length,
        opening: [opening(7_000_000), opening(11_000_000)],
        steps: [
          [4, steps.sale],
          [14, steps.signing],
          [3, steps.rejecting],
          [5, steps.signingBatch],
          [3, steps.signingLate],
          [3, steps.changing],
          [1, steps.cancelling],
          [8, steps.paying],
          [2, steps.nudging],
          [3, steps.wishing],
          [2, steps.removing],
          [6, steps.agreeing],
          [4, steps.deciding],
          [5, steps.charging],
          [3, steps.managing],
          [1, steps.paymentMethod],
          [8, away.agreeing],
          [16, away.answeringFor],
          [1, away.proposing],
          [2, away.deciding],
          [2, away.revoking],
          [2, away.dayPassing],
        ],
      })
      await expectLedgerInBalance()
      assert.deepEqual((await verifySignatures()).faults, [])
    })
})
