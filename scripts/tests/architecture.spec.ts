import assert from 'node:assert/strict'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { ESLint } from 'eslint'
import { inRoot } from '../lib/paths.ts'
import { refuseImport } from '../lint/architecture.ts'
import { folderOf, modules, platform } from '../lint/modules.ts'
import { tableOwners } from '../lint/tables.ts'

const refused: [string, string][] = [
  ['api/app/money/ledger/ledger.ts', '#app/trade/orders/queries/order'],
  ['api/app/platform/audit/audit.ts', '#app/people/identity/sessions'],
  ['api/app/people/identity/sessions.ts', '../../trade/orders/actions/pay_invoice.js'],
  ['api/app/money/ledger/queries/balance.ts', '#app/reference/settings/settings'],
  [
    'api/app/trade/orders/actions/pay_invoice.ts',
    '#app/trade/orders/controllers/payments_controller',
  ],
  ['api/app/trade/orders/domain/amounts.ts', '../validators/payment.js'],
  ['api/app/trade/orders/queries/orders.ts', '#app/trade/orders/routes'],
  ['api/app/money/orders/actions/pay_invoice.ts', '#app/platform/time/clock'],
  ['api/app/trade/unheard/thing.ts', '#app/platform/time/clock'],
  ['api/contracts/orders.ts', '#app/platform/values/money'],
  ['api/app/platform/values/money.ts', '../../../../storefront/src/core/money.ts'],
  ['storefront/src/core/money.ts', '@kasbeno/api'],
  ['storefront/src/core/money.ts', '@kasbeno/api/app/platform/values/money'],
  ['storefront/src/core/money.ts', '../../../api/contracts/money.ts'],
  ['storefront/src/ui/Button.tsx', '#areas/entry/parts/login/LoginForm.tsx'],
  ['storefront/src/areas/entry/parts/login/LoginForm.tsx', '../../screens/LoginScreen.tsx'],
  ['storefront/src/areas/entry/words/login.ts', '#areas/home/parts/nav/BottomNav.tsx'],
  ['storefront/src/features/login/LoginForm.tsx', '#core/money.ts'],
  ['backoffice/src/App.tsx', '../../storefront/src/core/money.ts'],
]

const allowed: [string, string][] = [
  ['api/app/trade/orders/actions/pay_invoice.ts', '#app/money/ledger/ledger'],
  [
    'api/app/trade/orders/controllers/payments_controller.ts',
    '#app/trade/orders/actions/pay_invoice',
  ],
  ['api/app/credit/credit_lines/actions/allocate.ts', '#app/money/payments/fulfilments'],
  ['api/app/site/pages/pages.ts', '#config/pages'],
  ['api/contracts/orders.ts', './plans.js'],
  ['storefront/src/core/money.ts', '@kasbeno/api/contracts/money'],
  ['storefront/src/core/api/types.ts', '@kasbeno/api/data'],
  ['storefront/src/core/api/types.ts', '@kasbeno/api/answers'],
  ['storefront/src/areas/entry/parts/login/LoginForm.tsx', '#app/paths.ts'],
  ['storefront/src/areas/entry/screens/LoginScreen.tsx', '#areas/entry/parts/login/LoginForm.tsx'],
  ['api/tests/functional/orders/pay.spec.ts', '#app/trade/orders/controllers/payments_controller'],
]

test('imports against the architecture are refused', () => {
  for (const [file, specifier] of refused)
    assert.ok(refuseImport(file, specifier), `${file} → ${specifier}`)
})

test('imports along the architecture are not', () => {
  for (const [file, specifier] of allowed) assert.equal(refuseImport(file, specifier), undefined)
})

test('no module leads back to itself, and each names modules that are known', () => {
  const reach = (module: string, seen: readonly string[] = []): void => {
    assert.ok(!seen.includes(module), [...seen, module].join(' → '))
    assert.ok(modules.has(module), module)
    for (const next of modules.get(module)!) reach(next, [...seen, module])
  }
  for (const module of modules.keys()) reach(module)
})

test('every folder of a room is a module of it, and siblings that have nothing to do with each other stay apart', async () => {
  for (const room of await readdir(inRoot('api/app'))) {
    if (room === platform) continue
    for (const module of await readdir(inRoot('api/app', room)))
      assert.equal(folderOf(module), `${room}/${module}`)
  }
  assert.ok(
    refuseImport('api/app/money/settlement/routes.ts', '#app/onboarding/registration/routes')
  )
  assert.ok(refuseImport('api/app/people/staff/routes.ts', '#app/trade/distributors/routes'))
})

test('every table has an owner, and every owner is a module', async () => {
  const migrations = inRoot('api/database/migrations')
  const files = (await readdir(migrations)).toSorted()
  const texts = await Promise.all(files.map((file) => readFile(join(migrations, file), 'utf8')))
  const tables = new Set<string>()
  const moves =
    /(create (?:unlogged )?|drop )table (?:if (?:not )?exists )?(?:ledger\.)?([a-z_]+)[\s;]/g
  for (const [, move, table] of texts.join('\n').matchAll(moves)) {
    if (move === 'drop ') tables.delete(table!)
    else tables.add(table!)
  }
  assert.ok(tables.size > 50)
  assert.deepEqual([...tables].toSorted(), [...tableOwners.keys()].toSorted())
  for (const owner of tableOwners.values())
    assert.ok(owner === platform || modules.has(owner), owner)
})

async function lint(file: string, text: string) {
  const eslint = new ESLint({
    cwd: inRoot(),
    overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
    ruleFilter: ({ ruleId }) =>
      !ruleId.startsWith('@typescript-eslint/') || ruleId.endsWith('no-explicit-any'),
  })
  const [result] = await eslint.lintText(text, { filePath: inRoot(file) })
  return result!.messages.map(({ ruleId }) => ruleId)
}

test('the linter of this repository reports them', async () => {
  const cases: [string, string, string][] = [
    [
      'api/app/platform/time/clock.ts',
      `import { Ledger } from '#app/money/ledger/ledger'\nexport default Ledger\n`,
      'kasbeno/boundaries',
    ],
    [
      'storefront/src/core/money.ts',
      `export * from '@kasbeno/api/app/platform/values/money'\n`,
      'kasbeno/boundaries',
    ],
    [
      'storefront/src/ui/Button.tsx',
      `export const Button = () => <b>خرید</b>\n`,
      'no-restricted-syntax',
    ],
    [
      'api/app/credit/installments/fulfilments.ts',
      `export const sql = \`owner_type = 'PERSON'\`\n`,
      'no-restricted-syntax',
    ],
    ...[
      ['api/app/people/owners/owner.ts', `export const now = new Date()\n`],
      [
        'api/app/trade/orders/routes.ts',
        `export const age = (at: Date) => Date.now() - at.getTime()\n`,
      ],
      ['api/app/platform/pdf/house_key.ts', `export const kind = 'COMPANY'\n`],
    ].map(([file, text]): [string, string, string] => [file!, text!, 'no-restricted-syntax']),
    ...[
      `export const name = () => useRecordContext<{ name: string }>()?.name\n`,
      `export const rows = () => useGetList<Invoice>('orders').data\n`,
      `export const row = (provider) => provider.getOne<Invoice>('orders', { id: 1 })\n`,
      `export const row = <WithRecord<Invoice>>{({ amount }) => amount}</WithRecord>\n`,
      `export const command = <CommandButton<Invoice> name="pay" />\n`,
      `export interface Invoice extends RaRecord { amount: number }\n`,
      `export type Invoice = RaRecord & { amount: number }\n`,
      `export const of = (record) => record as Invoice\n`,
      `export const of = (record) => record.plan as Plan\n`,
    ].map((text): [string, string, string] => [
      'backoffice/src/resources/trade/orders/OrderShow.tsx',
      text,
      'no-restricted-syntax',
    ]),
    ...[
      'export const sql = `update orders set status = ?`\n',
      `export const step = (trx) => trx.from('orders').where({ id: 1 }).update({ status: 2 })\n`,
      `export const step = (trx) => trx.table('orders').insert({ id: 1 })\n`,
      `export const step = (trx) => trx.insertQuery().into('orders')\n`,
      'export const sql = `delete from public.orders where id = ?`\n',
      'export const sql = `update only "public"."orders" set status = ?`\n',
      'export const sql = `INSERT INTO "orders" (id) values (?)`\n',
      'export const sql = `merge into Orders using x on true when matched then delete`\n',
      'export const sql = `truncate orders`\n',
      "export const table = 'orders'\nexport const sql = `update ${table} set status = ?`\n",
      `export const step = (trx) => trx.from('public.orders').update({ status: 2 })\n`,
      'export const step = (trx) => trx.from(`orders as o`).where({ id: 1 }).delete()\n',
    ].map((text): [string, string, string] => [
      'api/app/money/settlement/routes.ts',
      text,
      'kasbeno/tables',
    ]),
    ...[
      'export const sql = `select id from leads_of_nobody join contacts on true`\n',
      'export const sql = `select id from orders_invoices`\n',
      `export const read = (trx) => trx.from('contacts').where({ id: 1 })\n`,
      `export const read = (trx) => trx.from('orders').where({ id: 1 }).forUpdate()\n`,
      'export const sql = `select id from orders where id = ? for share`\n',
    ].map((text): [string, string, string] => [
      'api/app/money/ledger/ledger.ts',
      text,
      'kasbeno/reads',
    ]),
    ...(
      [
        [
          'queries/order_file',
          'export const sql = `select id from orders where id = ? for update`\n',
        ],
        ['queries/order_file', `export const write = (trx) => trx.from('orders').delete()\n`],
        [
          'actions/pay_invoice',
          'export const pay = async (id: string, trx: Trx) => trx.from(id)\n',
        ],
        [
          'actions/pay_invoice',
          'export default class Pay { async execute(id: string, trx: Trx) { return trx } }\n',
        ],
        [
          'actions/pay_invoice',
          'export default class Pay { async execute(actor: Actor, id: string) { return id } }\n',
        ],
        [
          'actions/pay_invoice',
          'export default class Pay { async execute() {} async undo() {} }\n',
        ],
        ['actions/pay_invoice', 'export interface Command { payer: CustomerActor }\n'],
        ['steps/mark_settled', 'export interface Command { traceId?: string }\n'],
      ] as const
    ).map(([place, text]): [string, string, string] => [
      `api/app/trade/orders/${place}.ts`,
      text,
      'kasbeno/commands',
    ]),
    ...[
      'export const of = (number: string) => `فاکتور \\u2066${number}\\u2069`\n',
      `export const from = '\\u2067'\n`,
    ].map((text): [string, string, string] => [
      'storefront/src/areas/wallet/words/payment.ts',
      text,
      'kasbeno/direction',
    ]),
    [
      'api/tests/unit/platform/jalali.spec.ts',
      `setTimeout(() => undefined, 100)\n`,
      'no-restricted-syntax',
    ],
    ...[
      `vi.mock('../src/App')\n`,
      `HTMLAnchorElement.prototype.click = vi.fn()\n`,
      `URL.createObjectURL = () => 'blob:file'\n`,
      `vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file' }))\n`,
      `Object.assign(Element.prototype, { scrollTo: () => undefined })\n`,
    ].map((text): [string, string, string] => [
      'backoffice/tests/access.spec.tsx',
      text,
      'no-restricted-syntax',
    ]),
    [
      'api/app/platform/time/clock.ts',
      `export const now = (it: any) => it\n`,
      '@typescript-eslint/no-explicit-any',
    ],
  ]
  for (const [file, text, rule] of cases)
    assert.ok((await lint(file, text)).includes(rule), `${file}: ${rule}`)
})
