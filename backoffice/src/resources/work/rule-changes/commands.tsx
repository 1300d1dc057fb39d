import CheckIcon from '@mui/icons-material/CheckOutlined'
import CloseIcon from '@mui/icons-material/CloseOutlined'
import { command } from '../../../components/CommandButton'
import type { RecordOf } from '../../../providers/contract'

const whyNot = ({ status, isForBank }: RecordOf<'rule-changes'>): string | null => {
  if (status !== 'PENDING') return 'ruleChanges.decided'
  return isForBank ? null : 'ruleChanges.notTheBanks'
}

/** Where the company has no second person. */
export const ConfirmRuleButton = command<RecordOf<'rule-changes'>>({
  name: 'confirmRule',
  permission: 'companies.set-rule',
  path: ({ id }) => `/api/legal/admin/rule-changes/${id}/confirm`,
  icon: <CheckIcon />,
  color: 'primary',
  variant: 'contained',
  disabledReason: whyNot,
  words: ({ companyName }) => ({ name: String(companyName) }),
})

export const RefuseRuleButton = command<RecordOf<'rule-changes'>>({
  name: 'refuseRule',
  permission: 'companies.set-rule',
  path: ({ id }) => `/api/legal/admin/rule-changes/${id}/refuse`,
  icon: <CloseIcon />,
  color: 'error',
  disabledReason: whyNot,
  words: ({ companyName }) => ({ name: String(companyName) }),
})
