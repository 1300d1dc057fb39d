import type { Permission } from './identity.ts'

/** Who a member of staff is (GET /api/admin/me). */
export interface Me {
  id: string
  username: string
  fullName: string
  role: string
  permissions: Permission[]
  /** The resources that may be opened. */
  menus: string[]
  /** Users of a distributor see their own distributor, branch users their own branch alone. */
  distributorId: string | null
  branchId: string | null
  /** The password was set by another person: nothing but changing it is allowed. */
  mustChangePassword: boolean
  hasTotp: boolean
}
