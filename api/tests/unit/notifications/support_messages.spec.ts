import { test } from '@japa/runner'
import { refuseMore, type Sent } from '#app/people/notifications/domain/support_messages'
import type { Refusal } from '#app/platform/errors'

const now = new Date('2026-11-22T12:00:00Z')
const mine = { isToCustomer: false, isByActor: true }
const theirs = { isToCustomer: true, isByActor: false }

const hoursAgo = (hours: number, of: Partial<Sent>): Sent => ({
  template: 'support-missed-call',
  ...theirs,
  ...of,
  at: new Date(now.getTime() - hours * 3_600_000),
})
const many = (count: number, of: Partial<Sent>) =>
  Array.from({ length: count }, (_, i) => hoursAgo(i / 10, of))

test.group('What more staff may send to a customer', () => {
  test('{name}: {said}')
    .with([
      { name: 'nothing was sent', sent: [], said: 'sent' },
      { name: 'two other texts', sent: [hoursAgo(1, {}), hoursAgo(2, {})], said: 'sent' },
      { name: 'the same text', sent: [hoursAgo(23, { template: 'support-call' })], said: 409 },
      {
        name: 'the same text to somebody else',
        sent: [hoursAgo(1, { template: 'support-call', ...mine })],
        said: 'sent',
      },
      { name: 'three to the customer, the first 20 hours ago', sent: [1, 2, 20], said: 4 * 3600 },
      { name: 'four, of which one is about to be forgotten', sent: [1, 2, 20, 23], said: 4 * 3600 },
      { name: '49 by the member of staff', sent: many(49, mine), said: 'sent' },
      { name: '50 by the member of staff', sent: many(50, mine), said: 24 * 3600 - 4.9 * 3600 },
      {
        name: '50 that colleagues sent to others',
        sent: many(50, { ...theirs, isToCustomer: false }),
        said: 'sent',
      },
    ])
    .run(({ assert }, { sent, said }) => {
      const given = sent.map((one) => (typeof one === 'number' ? hoursAgo(one, {}) : one))
      let met: unknown = 'sent'
      try {
        refuseMore('support-call', given, now)
      } catch (error) {
        const { headers, status } = error as Refusal
        met = Number(headers['Retry-After'] ?? status)
      }
      assert.equal(met, said)
    })
})
