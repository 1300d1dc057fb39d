import { test } from '@japa/runner'
import { blockReasons, toldBlocks, type Block, type ToldBlock } from '#contracts/credit'

const since = '2026-11-20'
const cases: [string, Block[], ToldBlock[]][] = [
  ['nothing', [], []],
  ['arrears', [{ reason: 'ARREARS', since }], [{ reason: 'ARREARS', since }]],
  ['fraud, which is not named', [{ reason: 'FRAUD', since }], [{ reason: 'STAFF', since }]],
  [
    'fraud and staff, one sentence since the first day',
    [
      { reason: 'STAFF', since: '2026-11-22' },
      { reason: 'FRAUD', since },
    ],
    [{ reason: 'STAFF', since }],
  ],
  [
    'what lasts longest first, whatever came first',
    [
      { reason: 'ARREARS', since: '2026-10-01' },
      { reason: 'PAPERS_EXPIRED', since: '2026-10-02' },
      { reason: 'STAFF', since: '2026-10-03' },
      { reason: 'WRITTEN_OFF', since: '2026-10-04' },
    ],
    [
      { reason: 'WRITTEN_OFF', since: '2026-10-04' },
      { reason: 'STAFF', since: '2026-10-03' },
      { reason: 'PAPERS_EXPIRED', since: '2026-10-02' },
      { reason: 'ARREARS', since: '2026-10-01' },
    ],
  ],
]

test.group('Blocks that an owner is told of', () => {
  test('{0}')
    .with(cases)
    .run(({ assert }, [, blocks, told]) => assert.deepEqual(toldBlocks(blocks), told))

  test('leave no reason unsaid', ({ assert }) => {
    for (const reason of blockReasons) assert.lengthOf(toldBlocks([{ reason, since }]), 1)
  })
})
