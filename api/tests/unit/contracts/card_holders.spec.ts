import { test } from '@japa/runner'
import {
  cardHolderStep,
  heldCardNext,
  isCardDue,
  isPersianName,
  type CardHolderStanding,
  type CardHolderStep,
  type HeldCardNext,
  type HeldCardStanding,
} from '#contracts/card_holders'
import { refusalOfTerms, type CardPaymentRefusal } from '#contracts/devices'
import { startOfJalaliMonth } from '#app/platform/time/jalali'
import { DateTime } from 'luxon'

const done: CardHolderStanding = {
  status: 'ACCEPTED',
  contractStatus: 'ACCEPTED',
  hasContract: true,
  hasAddress: true,
  isSigned: true,
  hasCard: false,
}

test.group('A card holder', () => {
  test('with {0} is at {1}')
    .with([
      ['nothing', 'START', { hasContract: false, hasAddress: false, isSigned: false }],
      ['an address alone', 'START', { hasContract: false, isSigned: false }],
      ['a contract', 'CARD_ISSUANCE_CONTRACT_INFO', { hasAddress: false, isSigned: false }],
      ['a signed contract', 'CARD_ISSUANCE_CONTRACT_INFO', { hasAddress: false }],
      ['contract and address', 'ADDRESS_INFO', { isSigned: false }],
      ['all but the bank', 'CONTRACT_INFO', { contractStatus: 'PENDING' }],
      ['a contract that the bank refused', 'CONTRACT_INFO', { contractStatus: 'REJECTED' }],
      ['a card', 'APPROBATION_DONE', { hasCard: true }],
    ] as [string, CardHolderStep, Partial<CardHolderStanding>][])
    .run(({ assert }, [, step, given]) => {
      assert.equal(cardHolderStep({ ...done, ...given }), step)
    })

  test('of whose card {0} comes to {1}')
    .with([
      ['there is none yet', 'PAPERS', { cardStatus: null }],
      ['the bank refused its papers', 'REFUSED', { cardStatus: null, isRefused: true }],
      [
        'it was taken away before it was made',
        'GONE',
        { isRemoved: true, cardStatus: null, isRefused: true },
      ],
      ['nobody knows the address', 'ADDRESS', { cardStatus: 'CREATED' }],
      ['the printer has it', 'DELIVERY', { cardStatus: 'PRINT_PENDING' }],
      [
        'the post brought it back',
        'RETURNED',
        { cardStatus: 'PRINT_PENDING', parcelStatus: 'RETURNED_TO_SENDER' },
      ],
      ['the post has it', 'DELIVERY', { cardStatus: 'PRINTED', parcelStatus: 'IN_TRANSIT' }],
      ['no contract is signed', 'CONTRACT', { route: 'agreement' }],
      ['no fee is paid', 'FEE', { route: 'platform-fee' }],
      ['all is there', 'ACTIVATION', {}],
      ['it is in use', 'USE', { cardStatus: 'ENABLED', route: 'home' }],
      [
        'it is in use, and the fee ran out',
        'USE',
        { cardStatus: 'ENABLED', route: 'platform-fee' },
      ],
      ['it is blocked', 'REISSUE', { cardStatus: 'BLOCKED' }],
      ['the bank ended it', 'REISSUE', { cardStatus: 'DISABLED' }],
      ['the company took it', 'GONE', { isRemoved: true, cardStatus: 'BLOCKED' }],
    ] as [string, HeldCardNext, Partial<HeldCardStanding>][])
    .run(({ assert }, [, next, given]) => {
      const delivered: HeldCardStanding = {
        isRemoved: false,
        isRefused: false,
        cardStatus: 'DELIVERED',
        parcelStatus: 'DELIVERED',
        route: 'activation',
      }
      assert.equal(heldCardNext({ ...delivered, ...given }), next)
    })

  test('gets a card once nothing is missing, and one', ({ assert }) => {
    assert.isTrue(isCardDue(done))
    const missing: Partial<CardHolderStanding>[] = [
      { status: 'PENDING' },
      { status: 'REJECTED' },
      { contractStatus: 'PENDING' },
      { contractStatus: 'REJECTED' },
      { hasAddress: false },
      { isSigned: false },
      { hasCard: true },
    ]
    for (const lack of missing)
      assert.isFalse(isCardDue({ ...done, ...lack }), JSON.stringify(lack))
  })

  test('has a name in Persian', ({ assert }) => {
    for (const name of ['مینا', 'علی‌رضا نیک-پی', 'شعبه ۱۲', 'شعبه 12']) {
      assert.isTrue(isPersianName(name), name)
    }
    for (const name of ['Mina', 'مینا M', 'مینا؟', 'مینا، رستمی', '<b>', '']) {
      assert.isFalse(isPersianName(name), name)
    }
  })
})

test.group('A company’s card', () => {
  test('pays: {0}')
    .with([
      ['a person’s', false, 9, { paymentMethod: null, ceiling: null }, null],
      ['a person’s', true, 9, { paymentMethod: null, ceiling: null }, null],
      ['POS', false, 9, { paymentMethod: 'POS', ceiling: null }, null],
      ['POS', true, 9, { paymentMethod: 'POS', ceiling: null }, 'METHOD_NOT_ALLOWED'],
      ['CPG', true, 9, { paymentMethod: 'CPG', ceiling: null }, null],
      ['CPG', false, 9, { paymentMethod: 'CPG', ceiling: null }, 'METHOD_NOT_ALLOWED'],
      ['OTP', false, 1, { paymentMethod: 'OTP', ceiling: null }, 'METHOD_NOT_ALLOWED'],
      ['OTP', true, 1, { paymentMethod: 'OTP', ceiling: null }, 'METHOD_NOT_ALLOWED'],
      ['to its ceiling', false, 6, { paymentMethod: 'POS', ceiling: 10 }, null],
      ['beyond it', false, 7, { paymentMethod: 'POS', ceiling: 10 }, 'MONTHLY_CEILING'],
      ['beyond a lowered one', false, 1, { paymentMethod: 'POS', ceiling: 3 }, 'MONTHLY_CEILING'],
    ] as [
      string,
      boolean,
      number,
      Omit<Parameters<typeof refusalOfTerms>[2], 'spentThisMonth'>,
      CardPaymentRefusal | null,
    ][])
    .run(({ assert }, [, isForContainer, amount, terms, refusal]) => {
      const spentThisMonth = terms.ceiling === null ? 0 : 4
      assert.equal(refusalOfTerms(amount, isForContainer, { ...terms, spentThisMonth }), refusal)
    })

  test('counts by Jalali months of Tehran: {0} began {1}')
    .with([
      ['2026-11-22T12:00:00Z', '2026-11-21T20:30:00.000Z'],
      ['2026-11-21T20:29:59Z', '2026-10-22T20:30:00.000Z'],
      ['2026-03-20T20:30:00Z', '2026-03-20T20:30:00.000Z'],
      ['2026-03-20T20:29:59Z', '2026-02-19T20:30:00.000Z'],
    ])
    .run(({ assert }, [moment, began]) => {
      const start = startOfJalaliMonth(DateTime.fromISO(moment))
      assert.equal(start.toUTC().toISO(), began)
    })
})
