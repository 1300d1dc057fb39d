import { vi } from 'vitest'
import { aPanel } from '../companies/invoices.ts'
import { aMember, answersOf } from '../companies/world.tsx'
import { answering, json } from '../support.ts'

interface Side {
  name: string
  credit: number
  owed: number
  member: string
}
export const alpha: Side = {
  name: 'آلفا',
  credit: 111_000_000,
  owed: 1_110_000,
  member: 'عضو آلفا',
}
export const beta: Side = { name: 'بتا', credit: 222_000_000, owed: 2_220_000, member: 'عضو بتا' }
const sides = { alpha, beta }
export type Serial = keyof typeof sides

const accepted = {
  companyStatus: 'ACCEPTED',
  ceoStatus: 'ACCEPTED',
  boardMemberStatus: 'ACCEPTED',
  appointmentStatus: 'ACCEPTED',
} as const

const assigned = Object.entries(sides).map(([companyUniqueSerial, { name, credit }]) => ({
  ...accepted,
  ...{ companyUniqueSerial, companyName: name, isCeo: true },
  legalWalletResponse: { credit, remainCredit: credit },
}))

const sum = (amount: number) => ({ count: 1, amount })

const answersFor = (serial: Serial): Record<string, unknown> => {
  const { name, owed, member } = sides[serial]
  const company = { companyUniqueSerial: serial, companyName: name }
  const users = [
    { ...aMember({ firstName: member, lastName: '' }), mandatorySignatoryUser: 'MANDATORY' },
  ]
  return answersOf({
    standing: accepted,
    company,
    more: {
      'GET /legal/company/assigned': { items: assigned },
      'GET /legal/company/orders/panel': { ...aPanel(0, 0), due: sum(owed) },
      'GET /legal/company/approbations': {
        ...{ minimumNumberOfSignatory: 0, users, pendingChange: null },
      },
      'GET /legal/company/approbations/refused/10/0': {
        ...{ items: [], meta: { currentPage: 0, pageSize: 10, total: 0 } },
      },
      'GET /legal/company/approbations/history/10/0': {
        ...{ items: [], meta: { currentPage: 0, pageSize: 10, total: 0 } },
      },
    },
  })
}

const numbers = (n: number) => n.toLocaleString('fa-IR')

/**
 * A server that answers for whom the token speaks. What it is asked may be held back; each page that shows anything of
 * one company beside the other's is written down.
 */
export const twoCompanies = () => {
  const context = { current: 'alpha' as Serial }
  const held: { path: string; answer: () => void }[] = []
  const holding = new Set<string>()
  const mixed: string[] = []
  const calls = answering(async ({ method, path, headers, body }) => {
    const serial = headers.get('Authorization')?.replace('Bearer of ', '') as Serial | undefined
    if (path === '/api/user/switch') {
      context.current = (body as { companyUniqueSerial: Serial }).companyUniqueSerial
      return json({ bearerToken: `of ${context.current}` })
    }
    if (path === '/api/user/refresh-token') return json({ bearerToken: `of ${context.current}` })
    const known = answersFor(serial ?? context.current)[`${method} ${path.slice('/api'.length)}`]
    if (holding.has(path)) {
      await new Promise<void>((resolve) => held.push({ path, answer: resolve }))
    }
    return known === undefined ? json({}, { status: 404 }) : json(known)
  })
  const of = ({ credit, owed, member }: Side) => [numbers(credit), numbers(owed), member]
  const watch = new MutationObserver(() => {
    const shown = document.body.textContent ?? ''
    const chosen = document.querySelector<HTMLSelectElement>('header select')?.value
    const has = { alpha: false, beta: false }
    for (const [serial, side] of Object.entries(sides)) {
      has[serial as Serial] = of(side).some((one) => shown.includes(one))
    }
    const stranger = chosen === 'alpha' ? has.beta : chosen === 'beta' && has.alpha
    if ((has.alpha && has.beta) || stranger) mixed.push(shown)
  })
  watch.observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
  })
  return {
    calls,
    context,
    mixed,
    holdBack: (path: string) => holding.add(path),
    /** What was held is answered now, with what was true when it was asked. */
    release: () => {
      holding.clear()
      held.splice(0).forEach(({ answer }) => answer())
    },
    heldCount: () => held.length,
    end: () => {
      watch.disconnect()
      vi.unstubAllGlobals()
    },
  }
}
