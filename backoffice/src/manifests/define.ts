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

/** With their own list. */
export type Queue = 'reviews' | 'changeRequests'

export interface MenuPlace {
  group: MenuGroupName
  /** Sort order, with gaps. */
  place: number
  /** Counted beside the entry. */
  queue?: Queue
}

/** Under the list's right by default. */
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
 * A folder's description. Routes, menu, access, audit links, looks and dictionary derive from it; right, field names
 * and a default list from the API's.
 */
interface Described extends Pages {
  name: ApiResource
  openedBy?: readonly Permission[]
  /** For forms; without it none are offered. */
  changedWith?: Permission
  /** More API lists under the same right, without pages. */
  parts?: readonly ApiResource[]
  menu: MenuPlace
  icon: ComponentType
  /** Target of audit lines; none by default. */
  subject?: 'show' | 'edit'
  /** Older names in audit and links. */
  formerSubjects?: readonly string[]
  /** Below the list, such as `:id/review`. */
  nested?: readonly { path: string; Page: ComponentType }[]
  pages?: readonly OwnPage[]
  /** The look of each value of its statuses. */
  looks?: Looks
  words?: ResourceWords
}

export interface Manifest extends Described {
  /** Any opens list, pages and export. */
  openedBy: readonly Permission[]
  words: ResourceWords
}

/** Lazy like all pages. */
const plainPage = ({ name, show }: Described) =>
  lazy(async () => {
    const { plainList } = await import('../components/list/plainList')
    return { default: plainList(name, show !== undefined) }
  })

const rightOf = (name: ApiResource): readonly Permission[] => {
  const { permission, part }: ListDescriptor = lists[name]
  return [permission, part?.permission].filter((right) => right != null)
}

/** Exported by each folder of `resources`; a test checks it. */
export const defineResource = (described: Described): Manifest => ({
  list: plainPage(described),
  words: {},
  openedBy: rightOf(described.name),
  ...described,
})
