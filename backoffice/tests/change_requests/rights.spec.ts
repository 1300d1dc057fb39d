import { permissions } from '@kasbeno/api/contracts/identity'
import { expect, test } from 'vitest'
import { menuFor } from '../../src/layout/menu'
import { mayOpen } from '../../src/providers/access'
import { changeRights, inboxRights } from '../../src/resources/work/change-requests/rights'

const kindFiles = import.meta.glob<string>('../../../api/app/*/*/*_requests.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const saidBy = (source: string) =>
  ['name', 'listedWith', 'decidedWith'].map((of) =>
    [...source.matchAll(new RegExp(`^  ${of}: '([^']+)'`, 'gm'))].map(([, value]) => value)
  )

test('the inbox is opened by the rights that the API has for each kind', () => {
  const told = Object.values(kindFiles).flatMap((source) => {
    const [names = [], listed = [], decided = []] = saidBy(source)
    return names.map((name, at) => [name, [listed[at], decided[at]]])
  })
  // one kind has a right of its own to take back
  const { approvals, ...rest } = Object.fromEntries(told)
  expect({ ...rest, approvals: [...approvals, 'approvals.withdraw'] }).toEqual(changeRights)
})

test.each(inboxRights)('the inbox is read by %s', (right) => {
  expect(mayOpen([right], 'change-requests', 'list')).toBe(true)
  expect(mayOpen([right], 'change-requests', 'show')).toBe(true)
})

test('nobody else has an inbox', () => {
  const others = permissions.filter((right) => !inboxRights.includes(right))
  expect(mayOpen(others, 'change-requests', 'list')).toBe(false)
  expect(menuFor(others).flatMap(({ entries }) => entries.map(({ to }) => to))).not.toContain(
    '/change-requests'
  )
})
