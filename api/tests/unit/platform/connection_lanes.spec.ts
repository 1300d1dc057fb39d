import { test } from '@japa/runner'
import {
  ConnectionLanes,
  inLane,
  laneLimits,
  type Lane,
} from '#app/platform/database/connection_lanes'
import { Overloaded } from '#app/platform/errors'

const lanesOf = (size: number) => {
  const lanes = new ConnectionLanes(laneLimits(size), 0)
  const take = (lane: Lane) => inLane(lane, () => lanes.take(async () => ({ lane })))
  return { lanes, take }
}

test.group('The lanes of a pool', () => {
  test('commands and jobs together leave connections to reads', async ({ assert }) => {
    const { take } = lanesOf(10)
    const commands = await Promise.all(Array.from({ length: 6 }, () => take('command')))
    await assert.rejects(() => take('command'), Overloaded)
    await take('job')
    await take('job')
    assert.lengthOf(commands, 6)
    assert.deepEqual([await take('read'), await take('read')], [{ lane: 'read' }, { lane: 'read' }])
  })

  test('reads leave connections to commands', async ({ assert }) => {
    const { take } = lanesOf(10)
    for (let i = 0; i < 8; i++) await take('read')
    await assert.rejects(() => take('read'), Overloaded)
    await assert.doesNotReject(() => take('command'))
  })

  test('a connection that comes back is the next one’s of its lane', async ({ assert }) => {
    const lanes = new ConnectionLanes(laneLimits(1), 60_000)
    const take = () => inLane('command', () => lanes.take(async () => ({})))
    const first = await take()
    const second = take()
    lanes.giveBack(first)
    // Twice is once.
    lanes.giveBack(first)
    assert.deepEqual(await second, {})
  })

  test('a connection that could not be had takes no room', async ({ assert }) => {
    const lanes = new ConnectionLanes(laneLimits(1), 0)
    const broken = () => lanes.take(() => Promise.reject(new Error('refused')))
    await assert.rejects(broken, 'refused')
    await assert.rejects(broken, 'refused')
    await assert.doesNotReject(() => lanes.take(async () => ({})))
  })

  test('every lane of the smallest pool has one', ({ assert }) => {
    assert.deepEqual(laneLimits(1), { read: 1, command: 1, job: 1, writers: 1 })
  })
})
