import type { Plan } from '../plans.ts'

/** What the shops of a plan trade in: its one name, for the app, the desk and the contracts. */
export const planGoods = {
  'kasbeno-fmcg-real': 'تندمصرف',
  'kasbeno-digital-real': 'دیجیتال',
  'kasbeno-fmcg-legal': 'تندمصرف',
} as const satisfies Record<Plan, string>

export const planName = <Named extends Plan>(plan: Named) => `کالای ${planGoods[plan]}` as const
