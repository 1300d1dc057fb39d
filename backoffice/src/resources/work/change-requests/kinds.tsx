import type { ChangeKind, ChangeRequest } from '@kasbeno/api/contracts/change_requests'
import type { ComponentType } from 'react'
import { useRecordContext } from 'react-admin'
import { ChangesTable } from '../../../components/audit/ChangesTable'
import type { RecordOf } from '../../../providers/contract'
import { PaymentSheets } from '../../money/payments/PaymentSheets'
import { PayoutAlarms } from '../../money/payout-alarms/PayoutAlarms'
import { Signatories } from '../rule-changes/Signatories'
import { RunSheets } from '../../money/settlement-runs/RunSheets'
import { WithdrawalSheets } from '../../money/withdrawals/WithdrawalSheets'
import { CompanyFile, CompanyHistory } from './evidence/CompanyFile'
import { CollateralChanges } from './evidence/CollateralChanges'
import { ContractTexts } from './evidence/ContractTexts'
import { CreditFile, FileHistory } from './evidence/CreditFile'
import {
  BatchFacts,
  CreditFacts,
  LateFeeFacts,
  PaymentFacts,
  PayoutFacts,
  PhoneFacts,
} from './evidence/kindFacts'
import { OfRecord, OfSubject } from './evidence/OfRecord'
import { PartnerFacts } from './evidence/PartnerFacts'
import { RightChanges } from './evidence/RightChanges'
import { SettingChange } from './evidence/SettingChange'

interface KindOfChange {
  Facts?: ComponentType
  Changes?: ComponentType
  Evidence?: ComponentType
  Past?: ComponentType
  /** Its papers have to be seen before an approval. */
  needsPapers?: (request: Pick<ChangeRequest, 'action'>) => boolean
  /** Overrides of command texts. */
  approve?: string
  reject?: string
}

type Values = Record<string, unknown>

/** Hides what a new account lacks. */
const told = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))

const Facts = () => {
  const record = useRecordContext<RecordOf<'change-requests'>>()
  return record ? <ChangesTable before={told(record.before)} after={told(record.after)} /> : null
}

const Account = () => {
  const { before, after } = useRecordContext<RecordOf<'change-requests'>>() ?? {}
  return Array.isArray(after?.permissions) ? (
    <RightChanges before={before?.permissions as string[] | undefined} after={after.permissions} />
  ) : (
    <Facts />
  )
}

const ofSubject = (Sheets: ComponentType) =>
  function OfItsSubject() {
    return (
      <OfSubject>
        <Sheets />
      </OfSubject>
    )
  }

const Alarms = ofSubject(() => <PayoutAlarms of="id" />)

const Rule = () => {
  const record = useRecordContext<RecordOf<'change-requests'>>()
  return record ? (
    <>
      <OfRecord resource="rule-changes" id={record.id}>
        <Signatories />
      </OfRecord>
      <CompanyFile isRule />
    </>
  ) : null
}

const Run = ofSubject(RunSheets)

/** A person's or a company's, by what the request is about. */
const Credit = () => (
  <>
    <CreditFile />
    <CompanyFile />
  </>
)

const CreditPast = () => (
  <>
    <FileHistory />
    <CompanyHistory />
  </>
)

/** How each kind of request is shown to its second person. */
export const kindsOfChange: Readonly<Record<ChangeKind, KindOfChange>> = {
  'staff-requests': { Changes: Account },
  'distributor-requests': { Changes: Facts },
  'gateway-requests': { Changes: Facts },
  'sms-requests': { Changes: Facts },
  'contract-template-requests': { Changes: Facts, Evidence: ContractTexts },
  'late-fee-requests': { Facts: LateFeeFacts },
  'phone-requests': { Facts: PhoneFacts },
  'print-requests': { Facts: BatchFacts },
  'package-requests': { Changes: CollateralChanges },
  'plan-requests': {},
  'partner-requests': { Facts: PartnerFacts },
  'payout-requests': { Facts: PayoutFacts, Evidence: Alarms },
  'reconciliation-requests': { Changes: Facts },
  'approvals': {
    Facts: CreditFacts,
    Evidence: Credit,
    Past: CreditPast,
    needsPapers: ({ action }) => action !== 'WRITE_OFF',
  },
  'settlement-runs': { Evidence: Run, approve: 'approveRun' },
  'payout-retries': { Evidence: Run, approve: 'approveRetry' },
  'payment-decisions': {
    Facts: PaymentFacts,
    Evidence: ofSubject(PaymentSheets),
    approve: 'approvePayment',
    reject: 'rejectPayment',
  },
  'withdrawals': {
    Evidence: ofSubject(WithdrawalSheets),
    approve: 'approveWithdrawal',
    reject: 'refuseWithdrawal',
  },
  'rule-changes': {
    Evidence: Rule,
    Past: CompanyHistory,
    needsPapers: () => true,
    approve: 'confirmRule',
    reject: 'refuseRule',
  },
  'setting-proposals': { Changes: SettingChange },
}

export const needsPapers = (request: Pick<ChangeRequest, 'kind' | 'action'>): boolean =>
  kindsOfChange[request.kind].needsPapers?.(request) ?? false
