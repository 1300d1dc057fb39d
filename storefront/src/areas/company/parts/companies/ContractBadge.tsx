import type { CompanyStatus } from '@kasbeno/api/contracts/companies'
import { Badge, type Tone } from '#ui/Badge.tsx'
import { legalContracts as text } from '#areas/company/words/legalContracts.ts'

const tones: Record<CompanyStatus, Tone> = {
  START: 'info',
  PENDING: 'warning',
  ACCEPTED: 'success',
  REJECTED: 'danger',
}

export const ContractBadge = ({ status }: { status: CompanyStatus }) => (
  <Badge tone={tones[status]}>{text.statuses[status]}</Badge>
)
