import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { obstaclesToSignIn } from '#app/people/identity/domain/sign_in_obstacles'

const now = DateTime.fromISO('2026-03-10T09:00:00Z')
const at = (milliseconds: number) => now.plus({ milliseconds }).toJSDate()
const sent = { usedAt: null, status: 'SENT', delivery: null } as const
const nothing = {
  now,
  failures: [],
  waits: { known: 0, stranger: 0, network: 0 },
  networkSeconds: 0,
  lastCode: sent,
  isListed: false,
  isActive: true,
  seesBlacklists: true,
} as const
type Traces = Parameters<typeof obstaclesToSignIn>[0]

const cases: [string, Partial<Traces>, { kind: string; until: Date | null }[]][] = [
  ['nothing', {}, []],
  ['no code yet', { lastCode: undefined }, []],
  [
    'a lock of codes to sign in, not of others',
    {
      failures: [
        { purpose: 'INVOICE_PAYMENT', lockedUntil: at(9) },
        { purpose: 'LOGIN', lockedUntil: at(5) },
      ],
    },
    [{ kind: 'CODE_LOCKED', until: at(5) }],
  ],
  ['a lock that has passed', { failures: [{ purpose: 'LOGIN', lockedUntil: null }] }, []],
  [
    'codes that are used up for everybody: said once',
    { waits: { known: 7, stranger: 8, network: 0 } },
    [{ kind: 'CODES_SPENT', until: at(7) }],
  ],
  [
    'codes that strangers used up',
    { waits: { known: 0, stranger: 8, network: 0 } },
    [{ kind: 'STRANGERS_SPENT', until: at(8) }],
  ],
  [
    'a network that asked or guessed too often',
    { waits: { known: 0, stranger: 0, network: 3 }, networkSeconds: 2 },
    [
      { kind: 'NETWORK_SPENT', until: at(3) },
      { kind: 'NETWORK_LOCKED', until: at(2_000) },
    ],
  ],
  [
    'a code that did not arrive',
    { lastCode: { ...sent, delivery: 'NOT_DELIVERED' } },
    [{ kind: 'NOT_DELIVERED', until: null }],
  ],
  [
    'one that could not be sent',
    { lastCode: { ...sent, status: 'FAILED' } },
    [{ kind: 'NOT_DELIVERED', until: null }],
  ],
  [
    'one that was used all the same',
    { lastCode: { ...sent, usedAt: at(0), delivery: 'NOT_DELIVERED' } },
    [],
  ],
  ['a listed number', { isListed: true, isActive: false }, [{ kind: 'BLACKLISTED', until: null }]],
  [
    'a listed number, to who may not know',
    { isListed: true, isActive: false, seesBlacklists: false },
    [{ kind: 'NOT_ADMITTED', until: null }],
  ],
  ['a listed number of a customer who may sign in', { isListed: true }, []],
]

test.group('What holds up a sign-in', () => {
  for (const [name, traces, expected] of cases) {
    test(name, ({ assert }) => {
      assert.deepEqual(obstaclesToSignIn({ ...nothing, ...traces }), expected)
    })
  }
})
