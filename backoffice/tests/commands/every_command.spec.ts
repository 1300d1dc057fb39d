import { expect, test } from 'vitest'
import { tables } from './all.tables'

const sources = import.meta.glob<string>('../../src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What changes something at the server. */
const commands =
  /<CommandButton\b|\buseCommand[<(]|\buseUpdate\(|\buseCreate\(|\buseDelete|\buseMutation\(|\brunCommand[<(]|<(?:Create|Edit)Base\b|method: '(?:POST|PUT|DELETE)'/g

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
  'components/requests/AskDialog.tsx': 'resources/distributors/AskButtons.tsx',
  'resources/contract-templates/TextDialog.tsx': 'resources/contract-templates/TextButton.tsx',
  'resources/blacklists/AddDialog.tsx': 'resources/blacklists/AddButton.tsx',
  'components/InquiryList.tsx': 'resources/registrations/Inquiries.tsx',
  'components/CommandPreview.tsx': 'resources/credit-lines/ChangeLimitButton.tsx',
  'resources/gateway-deposits/useDeposit.ts': 'resources/gateway-deposits/RecordButton.tsx',
  'resources/partner-clients/AddressDialog.tsx': 'resources/partner-clients/WebhookSheet.tsx',
  'resources/partner-clients/KeyDialog.tsx': 'resources/partner-clients/WebhookSheet.tsx',
  'resources/partner-clients/RemoveDialog.tsx': 'resources/partner-clients/WebhookSheet.tsx',
  'resources/partner-clients/TrialDialog.tsx': 'resources/partner-clients/WebhookSheet.tsx',
  'resources/payments/SettleByHandDialog.tsx': 'resources/payments/SettleByHandButton.tsx',
  'resources/sms-templates/EditDialog.tsx': 'resources/sms-templates/EditButton.tsx',
  'resources/settings/ChangeDialog.tsx': 'resources/settings/ChangeButton.tsx',
  'resources/settlement-runs/CreateRunDialog.tsx': 'resources/settlement-runs/CreateRunButtons.tsx',
  'resources/settlement-runs/ImportResultDialog.tsx':
    'resources/settlement-runs/ImportResultButton.tsx',
  'resources/cards/ConfirmAddressDialog.tsx': 'resources/cards/ConfirmAddressButton.tsx',
  'resources/partner-clients/TokenDialog.tsx': 'resources/partner-clients/TakeTokenButton.tsx',
  'resources/users/LiftLockDialog.tsx': 'resources/users/SignInSheet.tsx',
  'resources/users/ReserveCodeDialog.tsx': 'resources/users/SignInSheet.tsx',
  'resources/users/ChangePhoneDialog.tsx': 'resources/users/ChangePhoneButton.tsx',
  'resources/users/SmsDialog.tsx': 'resources/users/SmsButton.tsx',
}

/** Proven as a whole, by `pages.spec.tsx`, `inbox.spec.tsx`, `RegistrationReview.spec.tsx`, `CompanyReview.spec.tsx`, `company_take_back.spec.tsx` and `NotesPanel.spec.tsx`. */
const pages = [
  'components/NotesPanel.tsx',
  'components/review/TakeBackBar.tsx',
  'components/review/useClaim.ts',
  'resources/bank-branches/BankBranchCreate.tsx',
  'resources/bank-branches/BankBranchEdit.tsx',
  'resources/certificate-types/CertificateTypeCreate.tsx',
  'resources/certificate-types/CertificateTypeEdit.tsx',
  'resources/branches/BranchCreate.tsx',
  'resources/branches/BranchEdit.tsx',
  'resources/change-requests/BulkDialog.tsx',
  'resources/companies/review/useDecision.ts',
  'resources/distributors/DistributorCreate.tsx',
  'resources/distributors/DistributorEdit.tsx',
  'resources/manual-reports/ManualReportCreate.tsx',
  'resources/merchants/MerchantCreate.tsx',
  'resources/merchants/MerchantEdit.tsx',
  'resources/provinces/PlaceForms.tsx',
  'resources/settings/MarketingPage.tsx',
  'resources/settings/SpecialModalPage.tsx',
  'resources/registrations/review/useDecision.ts',
  'resources/roles/RoleShow.tsx',
  'resources/staff/StaffCreate.tsx',
  'resources/staff/StaffEdit.tsx',
]

/** Offered by what the record says its reader may do; `change_requests/inbox.spec.tsx` proves it. */
const byTheRecord = ['resources/change-requests/DecisionButtons.tsx']

/** Needs no right: one's own account, and the clock of a demo. */
const everybodys = ['account/useOwnChange.ts', 'demo/useDemoClock.ts']

const files = Object.entries(sources).map(([path, source]) => ({
  file: path.replace('../../src/', ''),
  buttons: [...source.matchAll(/<CommandButton\b/g)].length,
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
