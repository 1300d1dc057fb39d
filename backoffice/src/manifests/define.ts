import type { Permission } from '@kasbeno/api/contracts/identity'
import type { ListDescriptor } from '@kasbeno/api/contracts/descriptors'
import { lists } from '@kasbeno/api/lists'
import { lazy, type ComponentType } from 'react'
import type { ResourceProps } from 'react-admin'
import type { Looks } from './looks'
import type { ResourceWords } from './words'

/** The lists that the API describes, by their literal names. */
type ApiResource = keyof typeof lists

/** In the order of the menu. */
export const menuGroupNames = ['work', 'credit', 'cards', 'trade', 'money', 'system'] as const
export type MenuGroupName = (typeof menuGroupNames)[number]

/** Queues of the dashboard that have a list of their own. */
export type Queue = 'reviews' | 'changeRequests'

export interface MenuPlace {
  group: MenuGroupName
  /** The group's entries stand in the order of these numbers; gaps leave room. */
  place: number
  /** Which queue of the dashboard is counted beside the entry. */
  queue?: Queue
}

/** A page at an address of its own, under the same right as the list unless it has one. */
export interface OwnPage {
  path: string
  Page: ComponentType
  permission?: Permission
  /** A dictionary key. */
  label: string
  icon: ComponentType
  menu: MenuPlace
}

/** Pages come by `lazy`: whoever opens the product loads none that they do not open. */
type Pages = Pick<ResourceProps, 'list' | 'show' | 'create' | 'edit' | 'recordRepresentation'>

/**
 * What a folder says of its resource. The routes, the menu, the access, the links of the audit trail, the
 * looks of statuses and the dictionary all come from here. What the API's description of the list says is not
 * said again: its right, the names of its fields, and a page that shows them, where no `list` is given.
 */
interface Described extends Pages {
  name: ApiResource
  /** Rights of which one opens it, where the API leaves to each row who may see it. */
  openedBy?: readonly Permission[]
  /** The right to create and edit records in forms; nobody is offered any without it. */
  changedWith?: Permission
  /** Further lists of the API that the same right opens: pages read them, no page shows them alone. */
  parts?: readonly ApiResource[]
  menu: MenuPlace
  icon: ComponentType
  /** Which page a line of the audit trail about one of its records leads to; by default none. */
  subject?: 'show' | 'edit'
  /** Names under which older lines of the audit trail know it, and older links lead to it. */
  formerSubjects?: readonly string[]
  /** Pages below the list's address, such as `:id/review`. */
  nested?: readonly { path: string; Page: ComponentType }[]
  pages?: readonly OwnPage[]
  /** The look of each value of its statuses. */
  looks?: Looks
  words?: ResourceWords
}

export interface Manifest extends Described {
  /** The rights of which one opens its list, its pages and its export. */
  openedBy: readonly Permission[]
  words: ResourceWords
}

/** Loaded by `lazy` as every page is. */
const plainPage = ({ name, show }: Described) =>
  lazy(async () => {
    const { plainList } = await import('../components/list/plainList')
    return { default: plainList(name, show !== undefined) }
  })

const rightOf = (name: ApiResource): readonly Permission[] => {
  const { permission, part }: ListDescriptor = lists[name]
  return [permission, part?.permission].filter((right) => right != null)
}

/** Each folder of `resources` exports one by default; a folder without is found by a test. */
export const defineResource = (described: Described): Manifest => ({
  list: plainPage(described),
  words: {},
  openedBy: rightOf(described.name),
  ...described,
})
