import AccountBalanceIcon from '@mui/icons-material/AccountBalanceOutlined'
import BalanceIcon from '@mui/icons-material/BalanceOutlined'
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined'
import type { Permission } from '@kasbeno/api/contracts/identity'
import type { ReactElement } from 'react'
import { type Listed, listPermissions } from '../providers/access'

/** Queues of the dashboard that have a list of their own. */
export type Queue = 'reviews' | 'approvals' | 'distributorRequests' | 'staffRequests'

export interface MenuEntry {
  to: string
  /** A dictionary key. */
  label: string
  /** By default the icon of the resource. */
  icon?: ReactElement
  permission?: Permission
  /** Which queue of the dashboard is counted beside the entry. */
  queue?: Queue
}
export interface MenuGroup {
  title: string
  entries: MenuEntry[]
}

const list = (resource: Listed, queue?: MenuEntry['queue']): MenuEntry => ({
  to: `/${resource}`,
  label: `resources.${resource}.name`,
  permission: listPermissions[resource],
  queue,
})

/** The menu as it would be with every right; each person sees what theirs opens. */
export const menuGroups: MenuGroup[] = [
  {
    title: 'menu.work',
    entries: [
      { to: '/', label: 'menu.dashboard', icon: <DashboardIcon />, permission: 'dashboard.read' },
      list('registrations', 'reviews'),
      list('approvals', 'approvals'),
    ],
  },
  {
    title: 'menu.credit',
    entries: [list('credit-lines'), list('installments'), list('packages')],
  },
  {
    title: 'menu.trade',
    entries: [
      list('orders'),
      list('users'),
      list('distributors'),
      list('distributor-requests', 'distributorRequests'),
      list('branches'),
    ],
  },
  {
    title: 'menu.money',
    entries: [
      list('payments'),
      list('gateway-deposits'),
      list('settlement-runs'),
      list('payouts'),
      list('payout-items'),
      list('receivables'),
      list('ledger-entries'),
      {
        to: '/ledger/trial-balance',
        label: 'ledger.trialBalance.title',
        icon: <BalanceIcon />,
        permission: 'ledger.read',
      },
      {
        to: '/ledger/reconciliation',
        label: 'ledger.reconciliation.title',
        icon: <AccountBalanceIcon />,
        permission: 'ledger.read',
      },
    ],
  },
  {
    title: 'menu.system',
    entries: [
      list('sms'),
      list('guilds'),
      list('provinces'),
      list('settings'),
      list('staff'),
      list('roles'),
      list('staff-requests', 'staffRequests'),
      list('partner-clients'),
      list('webhook-deliveries'),
      list('audit'),
    ],
  },
]

/** What these rights open, without empty groups. */
export const menuFor = (held: readonly string[]): MenuGroup[] =>
  menuGroups
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ permission }) => !permission || held.includes(permission)),
    }))
    .filter(({ entries }) => entries.length > 0)
