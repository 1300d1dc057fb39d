import { test } from '@japa/runner'
import { numberInSms } from '#app/people/notifications/domain/number_in_sms'

const cases = [
  { externalId: '14050829', said: '14050829' },
  { externalId: '۱۴۰۵/۸۲۹', said: '1405/829' },
  { externalId: '12-34_5 6', said: '12-34_5 6' },
  { externalId: '7', said: '7' },
  // What is no number is a partner's free text: our own number stands for it.
  { externalId: 'F-1234', said: '1000042' },
  { externalId: 'برنده شدید', said: '1000042' },
  { externalId: '10.0.0.1', said: '1000042' },
  { externalId: '1234/', said: '1000042' },
  { externalId: '12\n34', said: '1000042' },
  { externalId: '1'.repeat(31), said: '1000042' },
]

test.group('The number of an invoice in an SMS', () => {
  test('{externalId} is told as {said}')
    .with(cases)
    .run(({ assert }, { externalId, said }) => {
      assert.equal(numberInSms({ externalId, referenceNumber: '1000042' }), said)
    })
})
