import { test } from '@japa/runner'
import { placeholderOf, placeholders, renewalStep, type RenewalStep } from '#contracts/contracts'

/** Expired, granted, fee, signed: every combination. person §4 "Renewal hub redirect" */
const table: [boolean, boolean, boolean, boolean, RenewalStep][] = [
  [false, false, false, false, 'NONE'],
  [false, false, false, true, 'NONE'],
  [false, false, true, false, 'NONE'],
  [false, false, true, true, 'HOME'],
  [false, true, false, false, 'NONE'],
  [false, true, false, true, 'NONE'],
  [false, true, true, false, 'NONE'],
  [false, true, true, true, 'HOME'],
  [true, false, false, false, 'NONE'],
  [true, false, false, true, 'NONE'],
  [true, false, true, false, 'NONE'],
  [true, false, true, true, 'NONE'],
  [true, true, false, false, 'AGREEMENT'],
  [true, true, false, true, 'PLATFORM_FEE'],
  [true, true, true, false, 'AGREEMENT'],
  [true, true, true, true, 'HOME'],
]

test.group('What comes next in a renewal', () => {
  test('follows from all that holds, in every combination', ({ assert }) => {
    assert.lengthOf(new Set(table.map((row) => row.slice(0, 4).join())), 16)
    for (const [
      isCreditExpired,
      hasRenewalCredit,
      hasActivePlatformFee,
      isContractSigned,
      step,
    ] of table) {
      const facts = { isCreditExpired, hasRenewalCredit, hasActivePlatformFee, isContractSigned }
      assert.equal(renewalStep(facts), step, JSON.stringify(facts))
    }
  })
})

test.group('Places for values', () => {
  test('are known by their word, however its spaces were typed', ({ assert }) => {
    for (const [name, word] of Object.entries(placeholders))
      assert.equal(placeholderOf(` ${word} `), name)
    assert.equal(placeholderOf('كد  ملي'), 'nationalCode')
    for (const word of ['', 'رمز', 'constructor']) assert.isUndefined(placeholderOf(word))
  })
})
