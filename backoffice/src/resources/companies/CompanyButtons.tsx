import AddCardIcon from '@mui/icons-material/AddCard'
import CheckIcon from '@mui/icons-material/CheckOutlined'
import CloseIcon from '@mui/icons-material/CloseOutlined'
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined'
import { useRecordContext, useTranslate } from 'react-admin'
import { CommandButton } from '../../components/CommandButton'
import type { RecordOf, RowOf } from '../../providers/contract'
import { useDecisionKeys } from './PickedPart'
import {
  legal,
  memberName,
  statusField,
  whyUndecidable,
  type Company,
  type DecidedStep,
} from './company'

export const VerifyStepButton = ({ step }: { step: DecidedStep }) => {
  const translate = useTranslate()
  const keys = useDecisionKeys(step)
  return (
    <CommandButton<RecordOf<'companies'>>
      name="verifyCompanyStep"
      hotkey={keys.accept}
      permission="companies.decide"
      path={({ id }) => `${legal}/companies/${id}/${step}/verify`}
      body={({ sentAt }) => ({ sentAt: sentAt?.[step] ?? undefined })}
      words={() => ({ step: translate(`companies.step.${step}`) })}
      icon={<CheckIcon />}
      hideWhenDisabled
      disabledReason={(record) => whyUndecidable(record[statusField[step]])}
    />
  )
}

export const RejectStepButton = ({ step }: { step: DecidedStep }) => {
  const translate = useTranslate()
  const keys = useDecisionKeys(step)
  return (
    <CommandButton<RecordOf<'companies'>>
      name="rejectCompanyStep"
      hotkey={keys.reject}
      permission="companies.decide"
      path={({ id }) => `${legal}/companies/${id}/${step}/reject`}
      body={({ sentAt }, { reason }) => ({
        rejectionReason: reason,
        sentAt: sentAt?.[step] ?? undefined,
      })}
      words={() => ({ step: translate(`companies.step.${step}`) })}
      icon={<CloseIcon />}
      color="error"
      reason="required"
      hideWhenDisabled
      disabledReason={(record) => whyUndecidable(record[statusField[step]])}
    />
  )
}

/** Of a board member, whose record stands around it. */
export const VerifyMemberButton = () => {
  const keys = useDecisionKeys(String(useRecordContext()?.id))
  return (
    <CommandButton<RowOf<'board-members'>>
      name="verifyMember"
      hotkey={keys.accept}
      permission="companies.decide"
      path={({ id }) => `${legal}/board-members/${id}/verify`}
      body={({ sentAt }) => ({ sentAt: sentAt ?? undefined })}
      words={(member) => ({ name: memberName(member) })}
      icon={<CheckIcon />}
      hideWhenDisabled
      disabledReason={({ status }) => whyUndecidable(status)}
    />
  )
}

export const RejectMemberButton = () => {
  const keys = useDecisionKeys(String(useRecordContext()?.id))
  return (
    <CommandButton<RowOf<'board-members'>>
      name="rejectMember"
      hotkey={keys.reject}
      permission="companies.decide"
      path={({ id }) => `${legal}/board-members/${id}/reject`}
      body={({ sentAt }, { reason }) => ({ rejectionReason: reason, sentAt: sentAt ?? undefined })}
      words={(member) => ({ name: memberName(member) })}
      icon={<CloseIcon />}
      color="error"
      reason="required"
      hideWhenDisabled
      disabledReason={({ status }) => whyUndecidable(status)}
    />
  )
}

const whyNoCredit = ({ creditLine, pendingApproval, companyKycStep }: Company): string | null => {
  if (creditLine) return 'companies.alreadyAllocated'
  if (pendingApproval) return 'companies.fourEyes'
  return companyKycStep === 'ACCEPTED' ? null : 'companies.notAccepted'
}

/** Gives the credit; above the four-eyes amount it waits for a second person. */
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

const toggling = {
  permission: 'companies.update',
  path: ({ id }: Company) => `${legal}/companies/${id}/toggle-is-distributor-defined`,
  words: ({ companyName }: Company) => ({ name: companyName }),
  icon: <StorefrontIcon />,
} as const

/** Marks a company as one that a distributor brought, or takes the mark away: the record says which of the two it does. */
export const ToggleDefinedButton = () =>
  useRecordContext<RecordOf<'companies'>>()?.isDistributorDefined ? (
    <CommandButton<RecordOf<'companies'>> name="dropDefined" {...toggling} />
  ) : (
    <CommandButton<RecordOf<'companies'>> name="setDefined" {...toggling} />
  )
