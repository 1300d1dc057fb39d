import type { Permission } from '@kasbeno/api/contracts/identity'

export interface Texts {
  readonly [name: string]: string | Texts
}

// An alias, since react-admin's dictionaries take no interfaces.
export type Named = {
  /** One of them and many of them: `فاکتور |||| فاکتورها`; by default the words of the API's description. */
  name?: string
  fields?: Readonly<Record<string, string>>
}

/** The Persian words of a resource; `fa.ts` of its folder holds them. */
export interface ResourceWords extends Named {
  /** What the audit trail calls one of them, by its name there; by default the description's word. */
  subjects?: Readonly<Record<string, string>>
  /** What each of its rights allows; the right that opens a list allows to see it, where nothing else is said. */
  permissions?: Readonly<Partial<Record<Permission, string>>>
  /** The names of lists that have no folder of their own. */
  parts?: Readonly<Record<string, Named>>
  /** The words of enumerations that no export shows; those of exports stand in the contracts. */
  enums?: Readonly<Record<string, Readonly<Record<string, string>>>>
  commands?: Texts
  texts?: Texts
}
