import { WithRecord } from '../../src/components/WithRecord'
import type { RecordOf } from '../../src/providers/contract'
import { CloseReconciliationButton } from '../../src/resources/money/reconciliations/CloseReconciliationButton'
import { ResolveLineButton } from '../../src/resources/money/reconciliations/ResolveLineButton'
import type { ReconciliationLine } from '../../src/resources/money/reconciliations/ResolveDialog'
import { SendStatementButton } from '../../src/resources/money/reconciliations/SendStatementButton'
import type { CommandTable } from '../support/commands'

export const reconciliationTables: CommandTable[] = [
  {
    file: 'resources/money/reconciliations/SendStatementButton.tsx',
    label: 'فرستادن صورت‌حساب',
    resource: 'reconciliations',
    right: 'reconciliations.import',
    element: <SendStatementButton />,
    states: { any: [{}, 'offered'] },
  },
  {
    file: 'resources/money/reconciliations/ResolveLineButton.tsx',
    label: 'تعیین تکلیف ردیف',
    resource: 'reconciliation-lines',
    right: 'reconciliations.resolve',
    element: (
      <WithRecord<RecordOf<'reconciliation-lines'>>>
        {(line) => <ResolveLineButton line={line as ReconciliationLine} isClosed={false} />}
      </WithRecord>
    ),
    record: { source: 'BANK', status: 'MISSING_HERE', theirAmount: 5, ourKind: null },
    states: {
      OPEN: [{ state: 'OPEN' }, 'offered'],
      ASKED: [{ state: 'ASKED' }, 'offered'],
      RESOLVED: [
        { state: 'RESOLVED' },
        'because: این ردیف تعیین تکلیف شده است، یا ردیفی انتخاب نشده است.',
      ],
    },
  },
  {
    file: 'resources/money/reconciliations/CloseReconciliationButton.tsx',
    label: 'بستن تطبیق',
    resource: 'reconciliations',
    right: 'reconciliations.close',
    element: <CloseReconciliationButton />,
    states: {
      'cleared up': [{ status: 'OPEN', openLines: 0 }, 'offered'],
      'open lines': [
        { status: 'OPEN', openLines: 1 },
        'because: ردیف‌هایی هنوز تعیین تکلیف نشده است. نخست آن‌ها را تعیین تکلیف کنید.',
      ],
      'CLOSED': [{ status: 'CLOSED', openLines: 0 }, 'because: این تطبیق بسته شده است.'],
    },
  },
]
