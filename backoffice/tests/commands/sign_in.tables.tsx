import type { RaRecord } from 'react-admin'
import { WithRecord } from '../../src/components/WithRecord'
import { Standing, type SignInStanding } from '../../src/resources/trade/users/SignInSheet'
import type { CommandTable } from '../support/commands'

const spent = { kind: 'STRANGERS_SPENT', until: '2999-01-01T08:00:00Z' } as const
const spentWith = (obstacles: SignInStanding['obstacles']) => {
  const { standing } = signInWith({})
  return { standing: { ...standing, failures: [], obstacles } }
}

const signInWith = (changes: Partial<SignInStanding['failures'][number]>) => ({
  standing: {
    ...{
      phone: '09121234567',
      customer: null,
      obstacles: [],
      lastCode: null,
      reservedCode: null,
      isBlacklisted: false,
    },
    failures: [
      {
        ...{ place: 'here', purpose: 'LOGIN', isKnown: false, failures: 8 },
        ...{ lastAt: '2026-11-22T10:00:00Z', lockedUntil: '2999-01-01T08:00:00Z' },
        ...changes,
      },
    ],
  } satisfies SignInStanding,
})

export const signInTables: CommandTable[] = [
  {
    file: 'resources/trade/users/SignInSheet.tsx',
    label: 'باز کردن قفل',
    resource: 'users',
    right: 'sign-ins.lift',
    element: (
      <WithRecord<RaRecord & { standing: SignInStanding }>>
        {({ standing }) => <Standing standing={standing} />}
      </WithRecord>
    ),
    states: {
      'locked': [signInWith({}), 'offered'],
      'open': [signInWith({ lockedUntil: null }), 'absent'],
      'another code': [signInWith({ purpose: 'INVOICE_PAYMENT', isKnown: null }), 'absent'],
    },
  },
  {
    file: 'resources/trade/users/SignInSheet.tsx',
    label: 'نگه داشتن یک کد',
    resource: 'users',
    right: 'sign-ins.lift',
    element: (
      <WithRecord<RaRecord & { standing: SignInStanding }>>
        {({ standing }) => <Standing standing={standing} />}
      </WithRecord>
    ),
    states: {
      'used up by strangers': [spentWith([spent]), 'offered'],
      'used up by a network': [spentWith([{ ...spent, kind: 'NETWORK_SPENT' }]), 'offered'],
      'locked': [spentWith([{ ...spent, kind: 'CODE_LOCKED' }]), 'absent'],
      'open': [spentWith([]), 'absent'],
    },
  },
]
