import type { CompanyStatus } from '@kasbeno/api/contracts/companies'
import { Badge, type Tone } from '#ui/Badge.tsx'
import { dashboard as text } from '#areas/dashboard/words/dashboard.ts'

const tones = {
  PENDING: 'warning',
  REJECTED: 'danger',
  ACCEPTED: 'success',
  START: 'info',
} as const satisfies Record<CompanyStatus, Tone>

export const StepBadge = ({ status }: { status: CompanyStatus }) => (
  <Badge tone={tones[status]}>{text.badge[status]}</Badge>
)
