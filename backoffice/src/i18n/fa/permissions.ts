import type { Permission } from '@kasbeno/api/contracts/identity'

/** Rights of no resource. */
export const seeing = (list: string) => `دیدن ${list}`

/** What the rights allow that belong to no resource. */
export const permissions = {
  'dashboard.read': 'دیدن داشبورد',
  'notes.write': 'نوشتن یادداشت درباره مشتری و پرونده',
  'demo.clock': 'جلو بردن ساعت نمایشی',
} satisfies Partial<Record<Permission, string>>
