import type { Permission } from '#contracts/identity'

/** The resources that somebody may open, from what they may read: `orders.list` opens `orders`. */
export const menusOf = (permissions: readonly Permission[]): string[] => [
  ...new Set(
    permissions
      .filter((permission) => /\.(list|read)$/.test(permission))
      .map((permission) => permission.split('.')[0])
  ),
]
