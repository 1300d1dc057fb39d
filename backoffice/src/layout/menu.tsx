import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined'
import type { Permission } from '@kasbeno/api/contracts/identity'
import type { ComponentType } from 'react'
import { menuGroupNames, type Manifest, type MenuPlace, type Queue } from '../manifests/define'
import { manifests } from '../manifests/manifests'

export interface MenuEntry {
  to: string
  /** A dictionary key. */
  label: string
  Icon: ComponentType
  /** Any of them opens it. */
  openedBy: readonly Permission[]
  /** Counted beside the entry. */
  queue?: Queue
}
export interface MenuGroup {
  title: string
  entries: MenuEntry[]
}

type Placed = [place: MenuPlace, entry: MenuEntry]

const dashboard: Placed = [
  { group: 'work', place: 10 },
  { to: '/', label: 'menu.dashboard', Icon: DashboardIcon, openedBy: ['dashboard.read'] },
]

const entriesOf = ({ name, openedBy, menu, icon, pages = [] }: Manifest): Placed[] => [
  [
    menu,
    {
      to: `/${name}`,
      label: `resources.${name}.name`,
      Icon: icon,
      openedBy,
      queue: menu.queue,
    },
  ],
  ...pages.map((page): Placed => [
    page.menu,
    {
      to: page.path,
      label: page.label,
      Icon: page.icon,
      openedBy: page.permission ? [page.permission] : openedBy,
    },
  ]),
]

const placed = [dashboard, ...manifests.flatMap(entriesOf)].sort(
  ([one], [other]) => one.place - other.place
)

/** Before filtering by rights. */
const menuGroups: MenuGroup[] = menuGroupNames.map((group) => ({
  title: `menu.${group}`,
  entries: placed.filter(([menu]) => menu.group === group).map(([, entry]) => entry),
}))

/** `/sms` is not `/sms-templates`. */
export const isEntryOf = ({ to }: Pick<MenuEntry, 'to'>, pathname: string) =>
  pathname === to || (to !== '/' && pathname.startsWith(`${to}/`))

/** What these rights open, without empty groups. Users of a distributor have a first page without a right. */
export const menuFor = (held: readonly string[], isOfDistributor = false): MenuGroup[] =>
  menuGroups
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(
        ({ to, openedBy }) =>
          (isOfDistributor && to === '/') || openedBy.some((right) => held.includes(right))
      ),
    }))
    .filter(({ entries }) => entries.length > 0)
