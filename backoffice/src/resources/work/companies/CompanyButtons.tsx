import AddCardIcon from '@mui/icons-material/AddCard'
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined'
import { useRecordContext } from 'react-admin'
import { CommandButton } from '../../../components/CommandButton'
import type { RecordOf } from '../../../providers/contract'
import { legal, type Company } from './company'

const whyNoCredit = ({ creditLine, pendingApproval, companyKycStep }: Company): string | null => {
  if (creditLine) return 'companies.alreadyAllocated'
  if (pendingApproval) return 'companies.fourEyes'
  return companyKycStep === 'ACCEPTED' ? null : 'companies.notAccepted'
}

/** Above the limit by two people. */
export const AllocateCompanyButton = () => (
  <CommandButton<RecordOf<'companies'>>
    name="allocateCompany"
    permission="credit.allocate"
    path={() => 'credit/allocate'}
    body={({ id }, { amount }) => ({ companyUniqueSerial: id, amount })}
    icon={<AddCardIcon />}
    color="primary"
    variant="contained"
    disabledReason={whyNoCredit}
    amount={() => null}
    words={({ companyName }) => ({ name: String(companyName) })}
    hasPreview
    outcome={({ status }) =>
      status === 'PENDING_APPROVAL'
        ? 'commands.allocateCompany.fourEyes'
        : 'commands.allocateCompany.done'
    }
  />
)

const marking = {
  permission: 'companies.update',
  path: ({ id }: Company) => `${legal}/companies/${id}/toggle-is-distributor-defined`,
  // States the target, so that concurrent officers do not toggle.
  body: ({ isDistributorDefined }: Company, { reason }: { reason: string }) => ({
    isDistributorDefined: !isDistributorDefined,
    ...(reason && { reason }),
  }),
  reason: 'optional',
  words: ({ companyName }: Company) => ({ name: companyName }),
  icon: <StorefrontIcon />,
} as const

/** Set or removed, by the record. */
export const MarkDefinedButton = () =>
  useRecordContext<RecordOf<'companies'>>()?.isDistributorDefined ? (
    <CommandButton<RecordOf<'companies'>> name="dropDefined" {...marking} />
  ) : (
    <CommandButton<RecordOf<'companies'>> name="setDefined" {...marking} />
  )
