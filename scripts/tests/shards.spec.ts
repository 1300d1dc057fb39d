import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { longSpecSeconds } from '../lib/testing/long_specs.ts'
import { inRoot } from '../lib/paths.ts'
import { shard, specFiles } from '../lib/testing/shards.ts'

test('every spec that is said to be long is there', () => {
  const isThere = (file: string) => existsSync(inRoot('api', file)) || existsSync(inRoot(file))
  const gone = Object.keys(longSpecSeconds).filter((file) => !isThere(file))
  assert.deepEqual(gone, [])
})

test('the longest two specs of a suite run in different lanes, and none is left out', () => {
  for (const suite of ['functional', 'browser']) {
    const files = specFiles(suite)
    const [first, second] = files.toSorted(
      (a, b) => (longSpecSeconds[b] ?? 0) - (longSpecSeconds[a] ?? 0)
    )
    const lanes = shard(files, 2)
    const laneOf = (file: string) => lanes.findIndex((lane) => lane.includes(file))
    assert.notEqual(laneOf(first!), laneOf(second!))
    assert.deepEqual(lanes.flat().sort(), files)
  }
})
