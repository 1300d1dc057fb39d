import { guardingPermissions, isGuarding } from '#contracts/identity'

/** What of an account decides over what it may do. */
export interface Standing {
  role: string
  permissions: readonly string[]
  active: boolean
}

/**
 * Whether an account that guards money is made, unlocked, given another role or a password by somebody
 * else. To take rights away, or to lock, one person is enough.
 */
export const loosensAccount = (
  before: Standing | null,
  after: Standing,
  isNewPassword: boolean
): boolean => {
  if (!isGuarding(after.permissions)) return false
  if (before === null || isNewPassword) return true
  return before.role !== after.role || (!before.active && after.active)
}

export const loosensRole = (before: readonly string[], after: readonly string[]): boolean =>
  guardingPermissions.some((right) => after.includes(right) && !before.includes(right))
