import { cardHolderSteps } from '@kasbeno/api/contracts/card_holders'
import { cardStatuses } from '@kasbeno/api/contracts/cards'
import { expect, test } from 'vitest'
import {
  mayChooseAddress,
  nextHolderPage,
  pageAfterRegistration,
  taskOf,
} from '#areas/dashboard/parts/dashboard/cards/holderSteps.ts'
import { aHolder } from './cardHolders.ts'

const root = '/legal-dashboard/card-management'
const named = '?userId=u1'

test('each step value of a holder has its task, its page, and the page after the registration', () => {
  const table = cardHolderSteps.map((cardHolderStep) => {
    const holder = aHolder({ cardHolderStep })
    return [cardHolderStep, taskOf(holder), nextHolderPage(holder), pageAfterRegistration(holder)]
  })
  const address = `${root}/select-address${named}`
  expect(table).toEqual([
    ['START', 'CONTRACT', `${root}/register/contract${named}`, `${root}/register/contract${named}`],
    ['CARD_ISSUANCE_CONTRACT_INFO', 'ADDRESS', address, address],
    ['ADDRESS_INFO', 'SIGNATURES', `${root}/contract/09141111111`, address],
    ['CONTRACT_INFO', 'REVIEW', `${root}/status${named}`, address],
    ['APPROBATION_DONE', 'CARD', `${root}/status${named}`, address],
  ])
})

const refusals = [
  ['the bank refused the person', { legalUserKycStatus: 'REJECTED' }, 'MEND_HOLDER'],
  ['the bank refused the contract', { contractStatus: 'REJECTED' }, 'MEND_CONTRACT'],
  ['a signatory refused the contract', { signatoryStatus: 'REJECTED' }, 'MEND_CONTRACT'],
  [
    'both were refused',
    { legalUserKycStatus: 'REJECTED', contractStatus: 'REJECTED' },
    'MEND_HOLDER',
  ],
] as const

test.each(refusals)('where %s, that is mended first, until there is a card', (_, refused, task) => {
  const tasks = cardHolderSteps.map((cardHolderStep) =>
    taskOf(aHolder({ cardHolderStep, ...refused }))
  )
  expect(tasks).toEqual([task, task, task, task, 'CARD'])
})

test('the address is chosen before there is a card, and until it is printed', () => {
  const open = [null, ...cardStatuses].filter((cardStatus) => mayChooseAddress({ cardStatus }))
  expect(open).toEqual([null, 'CREATED', 'PRINT_PENDING'])
})
