import type { CardStatus } from '@kasbeno/api/contracts/cards'
import { companyKycSteps } from '@kasbeno/api/contracts/companies'
import { expect, test } from 'vitest'
import { holderRefusals } from '#areas/dashboard/parts/dashboard/holder/refusals.ts'

test.each<[CardStatus | null, string, string]>([
  [null, 'noCard', 'noCard'],
  ['CREATED', 'notEnabled', 'none'],
  ['PRINT_PENDING', 'notEnabled', 'none'],
  ['PRINTED', 'notEnabled', 'sent'],
  ['DELIVERED', 'notEnabled', 'sent'],
  ['ENABLED', 'none', 'sent'],
  ['DISABLED', 'disabled', 'disabled'],
  ['BLOCKED', 'blocked', 'blocked'],
])('a card that is %s: blocking %s, its address %s', (cardStatus, blocking, address) => {
  for (const companyKycStep of companyKycSteps) {
    const facts = { companyKycStep, cardStatus }
    const { block: toBlock, address: toChange, ceiling: toLimit } = holderRefusals
    const said = [toBlock(facts), toChange(facts), toLimit(facts)]
    const mayManage = companyKycStep === 'CREDIT_ACCEPTED'
    expect(said).toEqual(mayManage ? [blocking, address, 'none'] : Array(3).fill('waitForCredit'))
  }
})
