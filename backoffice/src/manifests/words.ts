import type { Permission } from '@kasbeno/api/contracts/identity'

export interface Texts {
  readonly [name: string]: string | Texts
}

export type Named = {
  /** `one |||| many`; default from the API's description. */
  name?: string
  fields?: Readonly<Record<string, string>>
}

/** In the folder's `fa.ts`. */
export interface ResourceWords extends Named {
  /** In the audit trail. */
  subjects?: Readonly<Record<string, string>>
  /** Default for a list: seeing it. */
  permissions?: Readonly<Partial<Record<Permission, string>>>
  /** Lists without a folder. */
  parts?: Readonly<Record<string, Named>>
  /** Those of exports stand in the contracts. */
  enums?: Readonly<Record<string, Readonly<Record<string, string>>>>
  commands?: Texts
  texts?: Texts
}
