import { globSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { isWired } from '#start/modules'
import { fulfilmentOf } from '#app/money/payments/fulfilments'
import { isFollowed } from '#app/platform/events/outbox'
import { definedJobs } from '#app/platform/jobs/queue'
import { dayTasks } from '#app/platform/time/close_of_day'

const sources = globSync('**/*.ts', { cwd: app.makePath('app') })
  .toSorted()
  .map((path) => ({
    path: path.replace(/\.ts$/, ''),
    text: readFileSync(app.makePath('app', path), 'utf8'),
  }))
const namesIn = (pattern: RegExp): string[] => [
  ...new Set(sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name]) => name!))),
]

/** Called where a file is loaded: `onPaid(…)`, `export const x = defineJob(…)`, `if (…) onDayClosed(…)`. */
const calls = [
  ...['on', 'onPaid', 'onApproved', 'onSigned', 'onDayClosed', 'onPartnerRequest'],
  ...['defineJob', 'defineInquiries', 'defineResource', 'definePlainList'],
  ...['changeKind', 'borrowedKind', 'contributeChecks', 'registerApplicationStore'],
  ...['offerDocument', 'offerTokens', 'signByRule'],
  ...['lockInvoiceBy', 'lockInvoicesBy', 'lockInstallmentBy', 'tellFilesOfFees'],
]
const registers = new RegExp(
  `^(?:(?:export )?const [^=\\n]+ = |if \\(.+\\) |for .+\\n +)?(?:${calls.join('|')})(?:<.+>)?\\(`,
  'm'
)
test.group('What a module does unasked', () => {
  test('stands in a file that the start finds', ({ assert }) => {
    const lost = sources
      .filter(({ path, text }) => registers.test(text) && !isWired(path))
      .map(({ path }) => path)
    assert.deepEqual(lost, [])
    assert.isAbove(sources.filter(({ text }) => registers.test(text)).length, 80)
  })

  test('is known as a job by its name', ({ assert }) => {
    const named = namesIn(/\bdefineJob(?:<[^>]+>)?\(\{\s*name: '([\w.-]+)'/g)
    const known = new Set(definedJobs().map(({ name }) => name))
    assert.isAbove(named.length, 20)
    assert.deepEqual(
      named.filter((name) => !known.has(name)),
      []
    )
  })

  test('follows every event that is published', ({ assert }) => {
    const published = namesIn(/\bpublish(?:All)?\(\s*'(\w+)'/g)
    assert.isAbove(published.length, 30)
    assert.deepEqual(
      published.filter((name) => !isFollowed(name)),
      []
    )
  })

  test('uses the money of a payment for what it was paid for', ({ assert }) => {
    assert.equal(fulfilmentOf('installment')?.outcome, 'INSTALLMENT_PAID')
    assert.equal(fulfilmentOf('platform-fee')?.outcome, 'FEE_PAID')
    assert.equal(fulfilmentOf('subscription-package')?.outcome, 'FEE_PAID')
    assert.isNull(fulfilmentOf('wallet-charge'))
  })

  test('closes a day in this order', ({ assert }) => {
    const order = [
      'refund-overdue-fees',
      'follow-arrears',
      'remind of the end of credit',
      'close unpaid invoices',
      'give unconfirmed invoices back',
      'hand unanswered disputes to staff',
      'mark installments past due',
      'charge late fees',
      'remind of installments',
    ]
    const named = namesIn(/\bonDayClosed\(\{\s*name: '([^']+)'/g)
    assert.sameMembers(named, [...order, 'move parcels of the sandbox'])
    // Other specs of the process add their own.
    const closing = dayTasks().map(({ name }) => name)
    assert.deepEqual(
      closing.filter((name) => order.includes(name)),
      order
    )
  })
})
