import { test } from '@japa/runner'
import {
  cardCodePurposes,
  cardRoute,
  cardStatuses,
  cardTransitions,
  isReissuable,
  parcelStatuses,
  parcelTransitions,
  passesLuhn,
  showsCvv2,
  takesAddress,
  takesCode,
  withCheckDigit,
  type CardRoute,
} from '#contracts/cards'
import { canMove } from '#contracts/transitions'
import { cardExpiry, expireAt, printedExpiry } from '#app/cards/issuing/domain/expiry'

/** Every move that there is; all others are refused. */
const moves = (statuses: readonly string[], may: (from: never, to: never) => boolean) =>
  statuses.flatMap((from) =>
    statuses.filter((to) => may(from as never, to as never)).map((to) => `${from} → ${to}`)
  )

test.group('The life of a card', () => {
  test('has these moves and no others', ({ assert }) => {
    assert.deepEqual(
      moves(cardStatuses, (from, to) => canMove(cardTransitions, from, to)),
      [
        'CREATED → PRINT_PENDING',
        'CREATED → BLOCKED',
        'PRINT_PENDING → PRINTED',
        'PRINT_PENDING → BLOCKED',
        'PRINTED → PRINT_PENDING',
        'PRINTED → DELIVERED',
        'PRINTED → DISABLED',
        'PRINTED → BLOCKED',
        'DELIVERED → ENABLED',
        'DELIVERED → DISABLED',
        'DELIVERED → BLOCKED',
        'ENABLED → FROZEN',
        'ENABLED → DISABLED',
        'ENABLED → BLOCKED',
        'FROZEN → ENABLED',
        'FROZEN → DISABLED',
        'FROZEN → BLOCKED',
      ]
    )
  })

  test('allows what it allows in each status', ({ assert }) => {
    const allowed = cardStatuses.map((status) => [
      status,
      takesAddress(status),
      showsCvv2(status),
      isReissuable(status),
      cardCodePurposes.filter((purpose) => takesCode[purpose](status)),
    ])
    assert.deepEqual(allowed, [
      ['CREATED', true, false, false, []],
      ['PRINT_PENDING', true, false, false, []],
      ['PRINTED', false, false, false, []],
      ['DELIVERED', false, true, false, []],
      ['ENABLED', false, false, false, ['BLOCK', 'FORGOT_PIN', 'CVV2']],
      ['FROZEN', false, false, false, ['BLOCK', 'UNFREEZE']],
      ['DISABLED', false, false, true, []],
      ['BLOCKED', false, false, true, []],
    ])
  })
})

test('a parcel has these moves and no others', ({ assert }) => {
  assert.deepEqual(
    moves(parcelStatuses, (from, to) => canMove(parcelTransitions, from, to)),
    [
      'CREATED → ACCEPTED',
      'ACCEPTED → IN_TRANSIT',
      'ACCEPTED → RETURNED_TO_SENDER',
      'IN_TRANSIT → OUT_FOR_DELIVERY',
      'IN_TRANSIT → RETURNED_TO_SENDER',
      'OUT_FOR_DELIVERY → DELIVERED',
      'OUT_FOR_DELIVERY → FAILED_DELIVERY',
      'OUT_FOR_DELIVERY → RETURNED_TO_SENDER',
      'FAILED_DELIVERY → IN_TRANSIT',
      'FAILED_DELIVERY → OUT_FOR_DELIVERY',
      'FAILED_DELIVERY → RETURNED_TO_SENDER',
    ]
  )
})

test.group('The way to an enabled card', () => {
  const [yes, no] = [true, false]
  test('leads by fee, card and contract to {$self}')
    .with([
      [no, no, no, 'agreement'],
      [no, yes, no, 'agreement'],
      [yes, no, no, 'agreement'],
      [yes, yes, no, 'agreement'],
      [no, no, yes, 'platform-fee'],
      [no, yes, yes, 'platform-fee'],
      [yes, no, yes, 'activation'],
      [yes, yes, yes, 'home'],
    ] as [boolean, boolean, boolean, CardRoute][])
    .run(({ assert }, [hasActivePlatformFee, isCardEnabled, isContractSigned, route]) => {
      assert.equal(cardRoute({ hasActivePlatformFee, isCardEnabled, isContractSigned }), route)
    })
})

test.group('Card numbers', () => {
  test('end in a check digit that finds a wrong digit and two that changed places', ({
    assert,
  }) => {
    assert.isTrue(passesLuhn('4539578763621486'))
    assert.equal(withCheckDigit('453957876362148'), '4539578763621486')
    assert.equal(withCheckDigit('000000000000000'), '0000000000000000')
    for (const broken of ['4539578763621487', '5439578763621486', '', '45395787636214 6', '۴']) {
      assert.isFalse(passesLuhn(broken), broken)
    }
  })

  test('run out with a Jalali month, whose Gregorian one tells it', ({ assert }) => {
    for (const [today, expiresOn, printed] of [
      ['2026-11-22', '2030-12-21', '1409/09'],
      ['2025-03-21', '2029-04-19', '1408/01'],
      // 1408 is a leap year, so that its Esfand has thirty days.
      ['2026-03-20', '2030-03-20', '1408/12'],
    ]) {
      assert.equal(cardExpiry(today), expiresOn)
      assert.equal(printedExpiry(expiresOn), printed)
      assert.equal(printedExpiry(`${expireAt(expiresOn)}-01`), printed)
    }
  })
})
