import { test } from '@japa/runner'
import { logError } from '#app/platform/process/log_error'
import { repeatKey, LogRepeats, onceAMinute, type Repeats } from '#app/platform/process/log_repeats'

/** Lines as they would be written: the text, and for how many each stands. */
const recorder = () => {
  const lines: [string, number][] = []
  const repeats = new LogRepeats()
  const say = (text: string, error: unknown) =>
    repeats.pass(repeatKey(text, logError(error)), (kept) =>
      lines.push([text, kept?.repeated ?? 1])
    )
  return { lines, repeats, say }
}
const refused = (port: number) => new Error(`connect ECONNREFUSED 127.0.0.1:${port}`)

test.group('Faults that repeat', () => {
  test('are told at once, and then counted', ({ assert }) => {
    const { lines, repeats, say } = recorder()
    for (const port of [5001, 5002, 5003]) say('the database does not answer', refused(port))
    assert.deepEqual(lines, [['the database does not answer', 1]])
    repeats.flush()
    assert.deepEqual(lines[1], ['the database does not answer', 2])
    repeats.flush()
    assert.lengthOf(lines, 2)
  })

  test('are kept apart by what was done, by message and by place', ({ assert }) => {
    const { lines, say } = recorder()
    const here = new TypeError('x is undefined')
    const there = new TypeError('x is undefined')
    say('request failed', here)
    say('request failed', there)
    say('job failed', here)
    say('request failed', new TypeError('y is undefined'))
    assert.deepEqual(
      lines.map(([text]) => text),
      ['request failed', 'request failed', 'job failed', 'request failed']
    )
  })

  test('do not fill the memory when each is another', ({ assert }) => {
    const { lines, repeats, say } = recorder()
    const letters = (number: number) =>
      [...String(number)].map((digit) => String.fromCharCode(97 + Number(digit))).join('')
    for (let number = 0; number < 2_000; number++) say(letters(number), new Error('the same'))
    assert.lengthOf(lines, 2_000)
    repeats.flush()
    assert.lengthOf(lines, 2_000)
  })
})

test.group('A lost database', () => {
  /** Lines as pino would write them. */
  const logger = () => {
    const lines: [Partial<Repeats> & { met?: string }, string][] = []
    const [repeats, begun] = [new LogRepeats(), { times: 0 }]
    const hook = onceAMinute(repeats, () => begun.times++)
    const warn = (error: unknown, text: string) =>
      hook.call({}, [{ err: error }, text], (...args) => lines.push(args as never), 40)
    return { lines, repeats, begun, warn }
  }
  const away = Object.assign(refused(5432), { code: 'ECONNREFUSED' })

  test('is told once for each of its faults, whoever meets it, with when it was seen', ({
    assert,
  }) => {
    const { lines, repeats, begun, warn } = logger()
    warn(away, 'the outbox could not be relayed')
    // As pg-boss spreads it, for each of its queues.
    for (const queue of ['send-sms', 'webhooks']) {
      warn({ ...away, message: away.message, stack: queue, queue }, 'the job queue reports a fault')
    }
    warn(Object.assign(new Error('terminating'), { code: '57P01' }), 'job failed')
    assert.deepEqual(
      lines.map(([, text]) => text),
      ['the database is lost: nobody listens there', 'the database is lost: it is being shut down']
    )
    assert.equal(lines[0][0].met, 'the outbox could not be relayed')
    assert.equal(begun.times, 4)

    repeats.flush('database|')
    const [told] = lines.at(-1)!
    assert.equal(told.repeated, 2)
    assert.match(told.firstSeen!, /^\d{4}-.+Z$/)
    assert.isTrue(told.lastSeen! >= told.firstSeen!)
    assert.lengthOf(lines, 3)
  })

  test('is not what refuses one statement, or a fault of ours', ({ assert }) => {
    const { lines, begun, warn } = logger()
    warn(Object.assign(new Error('deadlock detected'), { code: '40P01' }), 'job failed')
    warn(new TypeError('x is undefined'), 'job failed')
    assert.deepEqual(
      lines.map(([, text]) => text),
      ['job failed', 'job failed']
    )
    assert.equal(begun.times, 0)
  })
})

test.group('An error in the log', () => {
  test('has a message, whatever was thrown', ({ assert }) => {
    const attempts = new AggregateError([refused(1), refused(2)])
    const spread = { ...refused(1), message: 'no connection', stack: 'at', queue: 'send-sms' }
    const coded = Object.assign(new Error(''), { code: 'ECONNRESET' })
    const told: [unknown, object][] = [
      [
        attempts,
        {
          type: 'AggregateError',
          message: 'connect ECONNREFUSED 127.0.0.1:1; connect ECONNREFUSED 127.0.0.1:2',
        },
      ],
      [spread, { type: 'Object', message: 'no connection', queue: 'send-sms' }],
      [coded, { type: 'Error', message: 'ECONNRESET' }],
      ['a text', { type: 'string', message: 'a text' }],
      [undefined, { type: 'undefined' }],
    ]
    for (const [error, line] of told) assert.containSubset(logError(error), line)
  })
})
