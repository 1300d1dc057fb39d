import { expect, test } from 'vitest'
import { tables } from './all.tables'

const sources = import.meta.glob<string>('../../src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What changes something at the server. */
const commands =
  /<CommandButton\b|= command[<(]|\buseCommand[<(]|\buseUpdate\(|\buseCreate\(|\buseDelete|\buseMutation\(|\brunCommand[<(]|<(?:Create|Edit)Base\b|method: '(?:POST|PUT|DELETE)'/g

/** What all commands are made of. */
const machinery = [
  'components/CommandButton.tsx',
  'components/CommandDialog.tsx',
  'components/useCommand.ts',
  'providers/authProvider.ts',
  'providers/dataProvider.ts',
  'providers/session.ts',
]

/** Dialogs, by the buttons of the tables that open them. */
const openedBy: Record<string, string> = {
  'components/requests/AskDialog.tsx': 'resources/trade/distributors/AskButtons.tsx',
  'resources/credit/contract-templates/TextDialog.tsx':
    'resources/credit/contract-templates/TextButton.tsx',
  'resources/trade/blacklists/AddDialog.tsx': 'resources/trade/blacklists/AddButton.tsx',
  'components/InquiryList.tsx': 'components/review/Inquiries.tsx',
  'components/CommandPreview.tsx': 'resources/credit/credit-lines/commands.tsx',
  'resources/money/gateway-deposits/useDeposit.ts':
    'resources/money/gateway-deposits/RecordButton.tsx',
  'resources/system/partner-clients/AddressDialog.tsx':
    'resources/system/partner-clients/WebhookSheet.tsx',
  'resources/system/partner-clients/KeyDialog.tsx':
    'resources/system/partner-clients/WebhookSheet.tsx',
  'resources/system/partner-clients/RemoveDialog.tsx':
    'resources/system/partner-clients/WebhookSheet.tsx',
  'resources/system/partner-clients/TrialDialog.tsx':
    'resources/system/partner-clients/WebhookSheet.tsx',
  'resources/money/payments/SettleByHandDialog.tsx':
    'resources/money/payments/SettleByHandButton.tsx',
  'resources/money/reconciliations/ResolveDialog.tsx':
    'resources/money/reconciliations/ResolveLineButton.tsx',
  'resources/money/reconciliations/SendStatementDialog.tsx':
    'resources/money/reconciliations/SendStatementButton.tsx',
  'resources/system/sms-templates/EditDialog.tsx': 'resources/system/sms-templates/EditButton.tsx',
  'resources/system/settings/ChangeDialog.tsx': 'resources/system/settings/ChangeButton.tsx',
  'resources/money/settlement-runs/CreateRunDialog.tsx':
    'resources/money/settlement-runs/CreateRunButtons.tsx',
  'resources/money/settlement-runs/ImportResultDialog.tsx':
    'resources/money/settlement-runs/ImportResultButton.tsx',
  'resources/cards/cards/ConfirmAddressDialog.tsx':
    'resources/cards/cards/ConfirmAddressButton.tsx',
  'resources/system/partner-clients/TokenDialog.tsx':
    'resources/system/partner-clients/TakeTokenButton.tsx',
  'resources/trade/orders/ReturnDialog.tsx': 'resources/trade/orders/ReturnButton.tsx',
  'resources/trade/users/LiftLockDialog.tsx': 'resources/trade/users/SignInSheet.tsx',
  'resources/trade/users/ReserveCodeDialog.tsx': 'resources/trade/users/SignInSheet.tsx',
  'resources/trade/users/ChangePhoneDialog.tsx': 'resources/trade/users/ChangePhoneButton.tsx',
  'resources/trade/users/SmsDialog.tsx': 'resources/trade/users/SmsButton.tsx',
}

/** Proven as a whole, by `pages.spec.tsx`, `inbox.spec.tsx`, `RegistrationReview.spec.tsx`, `CompanyReview.spec.tsx`, `CardHolderReview.spec.tsx`, `company_take_back.spec.tsx`, `NotesPanel.spec.tsx` and `uploads.spec.tsx`. */
const pages = [
  'components/NotesPanel.tsx',
  'components/review/TakeBackBar.tsx',
  'components/review/useClaim.ts',
  'components/review/useDecision.ts',
  'resources/system/bank-branches/BankBranchCreate.tsx',
  'resources/system/bank-branches/BankBranchEdit.tsx',
  'resources/system/certificate-types/CertificateTypeCreate.tsx',
  'resources/system/certificate-types/CertificateTypeEdit.tsx',
  'resources/trade/branches/BranchCreate.tsx',
  'resources/trade/branches/BranchEdit.tsx',
  'resources/trade/distributor-users/UserCreate.tsx',
  'resources/trade/distributor-users/UserEdit.tsx',
  'resources/trade/order-uploads/UploadGrid.tsx',
  'resources/work/change-requests/BulkDialog.tsx',
  'resources/trade/distributors/DistributorCreate.tsx',
  'resources/trade/distributors/DistributorEdit.tsx',
  'resources/work/manual-reports/ManualReportCreate.tsx',
  'resources/cards/merchants/MerchantCreate.tsx',
  'resources/cards/merchants/MerchantEdit.tsx',
  'resources/system/provinces/PlaceForms.tsx',
  'resources/system/settings/MarketingPage.tsx',
  'resources/system/settings/SpecialModalPage.tsx',
  'resources/system/roles/RoleShow.tsx',
  'resources/system/staff/StaffCreate.tsx',
  'resources/system/staff/StaffEdit.tsx',
]

/** Offered by what the record says its reader may do; `change_requests/inbox.spec.tsx` proves it. */
const byTheRecord = ['resources/work/change-requests/RequestDecisionButtons.tsx']

/** Needs no right: one's own account and views of lists, and the clock of a demo. */
const everybodys = [
  'account/useOwnChange.ts',
  'components/list/SaveViewForm.tsx',
  'components/list/SavedViews.tsx',
  'demo/useDemoClock.ts',
]

const files = Object.entries(sources).map(([path, source]) => ({
  file: path.replace('../../src/', ''),
  buttons: [...source.matchAll(/<CommandButton\b|= command[<(]/g)].length,
  isCommand: source.match(commands) !== null,
}))

test('every file that changes something is named by a table of commands, or by what proves it', () => {
  const found = files.filter(({ isCommand }) => isCommand).map(({ file }) => file)
  expect(found.length).toBeGreaterThan(40)
  const named = new Set([
    ...tables.map(({ file }) => file),
    ...machinery,
    ...Object.keys(openedBy),
    ...pages,
    ...byTheRecord,
    ...everybodys,
  ])
  expect(found.filter((file) => !named.has(file))).toEqual([])
})

/** One button may stand on several pages, with a table for each. */
const labelsOf = (file: string) =>
  new Set(tables.filter((table) => table.file === file).map(({ label }) => label))

test('each command button of a file has its own table', () => {
  const counted = files.filter(
    ({ file, buttons }) => buttons > 0 && ![...machinery, ...byTheRecord].includes(file)
  )
  expect(counted.length).toBeGreaterThan(20)
  expect(counted.map(({ file, buttons }) => [file, buttons])).toEqual(
    counted.map(({ file }) => [file, labelsOf(file).size])
  )
})

test('nothing is named that is not there any more', () => {
  const known = new Set(files.map(({ file }) => file))
  const named = [
    ...tables.map(({ file }) => file),
    ...machinery,
    ...Object.entries(openedBy).flat(),
    ...pages,
    ...byTheRecord,
    ...everybodys,
  ]
  expect(named.filter((file) => !known.has(file))).toEqual([])
  for (const opener of Object.values(openedBy)) {
    expect(tables.map(({ file }) => file)).toContain(opener)
  }
})
