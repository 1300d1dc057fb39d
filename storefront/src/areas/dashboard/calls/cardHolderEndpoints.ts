import { asking, at, to } from '../../../core/api/at.ts'
import type { Id } from '../../../core/api/types.ts'

export const cardHolderEndpoints = {
  register: (values: Record<string, string | number | null>) =>
    asking(at('/legal/company/card-holder'), values),
  contract: to('/legal/company/card-holder/{userId}/contract'),
  contractForm: (userId: Id) => `/legal/company/card-holder/${userId}/contract-form`,
  statement: (
    userId: Id,
    period: { from: string; to: string } | null,
    format: 'xlsx' | 'pdf' | null = null
  ) =>
    asking(at('/legal/company/card-holder/{userId}/statement', userId), {
      from: period?.from ?? null,
      to: period?.to ?? null,
      format,
    }),
  obligations: to('/legal/company/card-holder/{userId}/obligations'),
  assign: at('/legal/company/assign-card-holder'),
} as const
