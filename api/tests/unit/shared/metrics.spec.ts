import { test } from '@japa/runner'
import { Counter, gauge, Histogram, metricsText } from '#app/shared/metrics/registry'

const linesOf = async (name: string) =>
  (await metricsText()).split('\n').filter((line) => line.includes(name))

test.group('Metrics in the text that Prometheus reads', () => {
  test('a counter counts, told apart by labels', async ({ assert }) => {
    const counter = new Counter('test_total', 'Things.')
    counter.add({ route: '/a' })
    counter.add({ route: '/a' })
    counter.add({ route: '/"b"\\\n' })
    assert.deepEqual(await linesOf('test_total'), [
      '# HELP test_total Things.',
      '# TYPE test_total counter',
      'test_total{route="/a"} 2',
      'test_total{route="/\\"b\\"\\\\\\n"} 1',
    ])
  })

  test('a histogram fills every bucket from the value upwards', async ({ assert }) => {
    const histogram = new Histogram('test_seconds', 'Durations.', [0.1, 1])
    for (const value of [0.1, 0.5, 3]) histogram.observe({ route: '/a' }, value)
    assert.deepEqual((await linesOf('test_seconds')).slice(2), [
      'test_seconds_bucket{route="/a",le="0.1"} 1',
      'test_seconds_bucket{route="/a",le="1"} 2',
      'test_seconds_bucket{route="/a",le="+Inf"} 3',
      'test_seconds_sum{route="/a"} 3.6',
      'test_seconds_count{route="/a"} 3',
    ])
  })

  test('a gauge is asked when it is read', async ({ assert }) => {
    let value = 1
    gauge('test_gauge', 'Level.', () => [{ value }])
    value = 7
    assert.include(await linesOf('test_gauge'), 'test_gauge 7')
  })

  test('a name is given once', ({ assert }) => {
    assert.throws(() => new Counter('test_total', 'Again.'), /defined twice/)
  })
})
