import AccountBalanceIcon from '@mui/icons-material/AccountBalanceOutlined'
import BalanceIcon from '@mui/icons-material/BalanceOutlined'
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined'
import type { Permission } from '@kasbeno/api/contracts/identity'
import type { ReactElement } from 'react'

export interface MenuEntry {
  to: string
  /** A dictionary key. */
  label: string
  /** By default the icon of the resource. */
  icon?: ReactElement
  permission?: Permission
  /** Which queue of the dashboard is counted beside the entry. */
  queue?: 'reviews' | 'allocation' | 'approvals'
}
export interface MenuGroup {
  title: string
  entries: MenuEntry[]
}

const list = (resource: string, permission: Permission, queue?: MenuEntry['queue']): MenuEntry => ({
  to: `/${resource}`,
  label: `resources.${resource}.name`,
  permission,
  queue,
})

/** The menu as it would be with every right; each person sees what theirs opens. */
export const menuGroups: MenuGroup[] = [
  {
    title: 'menu.work',
    entries: [
      { to: '/', label: 'menu.dashboard', icon: <DashboardIcon />, permission: 'dashboard.read' },
      list('registrations', 'registrations.list', 'reviews'),
      list('approvals', 'approvals.list', 'approvals'),
    ],
  },
  {
    title: 'menu.credit',
    entries: [
      list('credit-lines', 'credit-lines.list'),
      list('installments', 'installments.list'),
      list('packages', 'packages.list'),
    ],
  },
  {
    title: 'menu.trade',
    entries: [
      list('orders', 'orders.list'),
      list('users', 'users.list'),
      list('distributors', 'distributors.list'),
      list('branches', 'distributors.list'),
    ],
  },
  {
    title: 'menu.money',
    entries: [
      list('payments', 'payments.list'),
      list('gateway-deposits', 'gateway-deposits.list'),
      list('settlement-runs', 'settlement.read'),
      list('payouts', 'settlement.read'),
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
      list('sms', 'sms.list'),
      list('guilds', 'locations.list'),
      list('provinces', 'locations.list'),
      list('settings', 'settings.list'),
      list('staff', 'staff.list'),
      list('roles', 'staff.list'),
      list('partner-clients', 'partner-clients.list'),
      list('webhook-deliveries', 'webhook-deliveries.list'),
      list('audit', 'audit.read'),
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
