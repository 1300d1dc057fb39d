import { test } from '@japa/runner'
import { logError } from '#app/shared/log_error'
import { LogRepeats } from '#app/shared/log_repeats'

/** Lines as they would be written: the text, and for how many each stands. */
const recorder = () => {
  const lines: [string, number][] = []
  const repeats = new LogRepeats()
  const say = (text: string, error: unknown) =>
    repeats.pass(text, logError(error), (repeated) => lines.push([text, repeated ?? 1]))
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
