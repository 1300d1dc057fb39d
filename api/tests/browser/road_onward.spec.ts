import { test } from '@japa/runner'
import { toPersianDigits } from '#contracts/digits'
import { type Browser, launchChromium } from '#tests/support/browser'
import { aShopWithCredit } from '#factories/shop'
import { answerFile, transfersIn } from './support/bank_result.js'
import { Books } from './support/books.js'
import { advanceClock } from './support/clock.js'
import { Debtor } from './support/debtor.js'
import { Officer } from './support/officer.js'
import { Phone } from './support/phone.js'
import { Complaints, picture } from './support/screen.js'
import { Supplier, type SentInvoice } from './support/supplier.js'
import { Treasury } from './support/treasury.js'

const oil = { itemName: 'روغن آفتابگردان ۱٫۵ لیتری', unitType: 'کارتن', qty: 5, price: 9_000_000 }
const rice = { itemName: 'برنج ایرانی', unitType: 'کیسه', qty: 3, price: 20_000_000 }
const tea = { itemName: 'چای کله‌مورچه', unitType: 'بسته', qty: 4, price: 4_500_000 }
const sugar = { itemName: 'شکر', unitType: 'کیسه', qty: 2, price: 12_500_000 }

const blockedTitle = 'اعتبار شما مسدود است'
const dayBeforePastDue = 4
const bankFunding = 'تأمین مالی بانک'
const khooshe = 'بازرگانی خوشه زرین'

/** Everybody who meets on this road, and what they hand to each other. */
interface Road {
  browser: Browser
  complaints: Complaints
  owner: Debtor
  phone: Phone
  clock: Officer
  supplier: Supplier
  invoices: Record<'first' | 'second' | 'returned' | 'unpaid', SentInvoice>
  late: Record<'onCredit' | 'ofOther' | 'discounted', SentInvoice>
  finance: Officer
  /** Path of the maturity run's page. */
  run: string
  /** Rials: what the bank had paid before the runs, and what they sent. */
  fundingBefore: number
  transferred: number
}
const road = {} as Road

test.group('The road goes on, from the first due date to books in balance', (group) => {
  group.bail()

  group.setup(async () => {
    road.complaints = new Complaints()
    road.browser = await launchChromium()
    return () => road.browser.close()
  })
  group.each.setup(() => async (hasFailed: boolean) => {
    const pages = road.browser.contexts().flatMap((context) => context.pages())
    if (hasFailed) for (const page of pages) await picture(page, 'failed')
  })

  test('an owner with credit is sent four invoices and pays three of them', async () => {
    const { browser, complaints } = road
    const shop = await aShopWithCredit(500_000_000)
    const facts = { firstname: 'نرگس', lastname: 'کسب‌وکار', shopname: 'سوپرمارکت نرگس' }
    road.supplier = Supplier.demo()
    road.owner = await Debtor.signIn(browser, { ...shop, ...facts }, complaints)
    await road.owner.greetCredit()
    road.phone = await Phone.open(browser, shop.phone, complaints)

    const send = (items: (typeof oil)[], dueDateInDays: number) =>
      road.supplier.send({ phone: shop.phone, items, dueDateInDays })
    road.invoices = {
      first: await send([rice], dayBeforePastDue),
      second: await send([sugar], dayBeforePastDue),
      returned: await send([oil, tea], 40),
      unpaid: await send([tea], 30),
    }
    for (const name of ['first', 'second', 'returned'] as const) {
      await road.owner.payInvoice(road.invoices[name].id)
    }
    await road.owner.see('/installments', 'جمع بدهی باز', 'debts')
  })

  test('three days before the due date the phone reminds of it', async () => {
    road.clock = await Officer.signIn(road.browser, 'super', road.complaints)
    await advanceClock(road.clock, 1, 'clock')
    await road.phone.receive(/یادآوری: سررسید ۲ فاکتور/, 'reminder')
    await road.owner.see('/home', /سررسید بعدی شما/, 'home-due-soon')
  })

  test('on the due date the installment is not yet late', async () => {
    await advanceClock(road.clock, 3)
    await road.phone.receive(/روز سررسید ۲ فاکتور شما رسید/)
    await road.owner.see('/home', 'امروز روز سررسید است', 'home-due-today')
    await road.owner.see('/installments', 'در انتظار سررسید')
  })

  test('the day after, it is past due, and the phone says so', async () => {
    await advanceClock(road.clock, 1)
    await road.phone.receive(/در .* گذشت. روی هم با .* تسویه می‌شوند/, 'past-due')
    await road.owner.see('/home', 'سررسید بدهی شما گذشته است', 'home-past-due')
    await road.owner.see('/installments', 'سررسیدگذشته', 'debts-past-due')
  })

  test('long arrears block the line: the home page tells it, and an invoice is refused', async () => {
    await advanceClock(road.clock, 11)
    await road.phone.receive(/خرید اعتباری شما مسدود شد/, 'blocked')
    await road.owner.see('/home', blockedTitle, 'home-blocked')
    await road.owner.see(
      `/order/${road.invoices.unpaid.id}/pending`,
      'اعتبار شما به دلیل بدهی سررسیدگذشته مسدود است',
      'invoice-blocked'
    )
    await road.owner.seeRefusal('pay-sheet-blocked')
  })

  test('a payment that fails at the bank changes nothing, one that succeeds clears the debt', async () => {
    const { owner, invoices } = road
    await owner.openDebt(invoices.first.externalId, 'debt')
    await owner.repayThroughGateway('fail', 'repayment-failed')
    await owner.see('/home', blockedTitle)
    await owner.openDebt(invoices.first.externalId, 'debt-again')
    await owner.repayThroughGateway('success', 'repayment')
    await road.phone.receive(/بازپرداخت شما به مبلغ/, 'repaid')
    await owner.see('/home', blockedTitle)
  })

  test('the rest, partly from the wallet, opens the credit at once', async () => {
    const { owner, invoices } = road
    await owner.chargeWallet(10_000_000)
    await owner.openDebt(invoices.second.externalId, 'debt-from-both')
    await owner.repayThroughGateway('success', 'repayment-from-both')
    await owner.see('/home', 'اعتبار باقی‌مانده', 'home-unblocked')
    const { phone } = owner
    const other = await Supplier.of('khooshe-zarin')
    road.late = {
      onCredit: await road.supplier.send({ phone, items: [oil], dueDateInDays: 30 }),
      ofOther: await other.send({ phone, items: [sugar], dueDateInDays: 30 }),
      discounted: await other.send({ phone, items: [tea, sugar], dueDateInDays: 60 }),
    }
    await owner.payInvoice(road.late.onCredit.id, 'paid-again')
    await owner.payInvoice(road.late.ofOther.id)
    await owner.payInvoice(road.late.discounted.id)
  })

  test('what the supplier takes back is taken off the debt', async () => {
    const { owner, invoices } = road
    await road.supplier.takeBackAllBut([oil], invoices.returned)
    await road.phone.receive(/بابت مرجوعی فاکتور/, 'returned')
    await owner.see(`/order/${invoices.returned.id}/completed`, 'مبلغ بازگشتی', 'invoice-returned')
  })

  test('an invoice that nobody pays is closed', async () => {
    await advanceClock(road.clock, 30)
    const number = toPersianDigits(road.invoices.unpaid.externalId)
    await road.owner.see('/order?status=COMPLETED', number)
    await road.owner.see(
      `/order/${road.invoices.unpaid.id}/completed`,
      'بسته‌شده',
      'invoice-closed'
    )
  })

  test('finance writes down what the gateway has handed over to the bank', async () => {
    road.finance = await Officer.signIn(road.browser, 'finance', road.complaints)
    await new Books(road.finance).recordDeposit('deposit')
  })

  test('finance makes a maturity run, and a second person approves it', async () => {
    road.fundingBefore = (await new Books(road.finance).trialBalance())[bankFunding]
    road.run = await new Treasury(road.finance).preview('تسویه سررسید', 'maturity')
    await road.finance.page.getByText('شماره شبا ثبت نشده یا درست نیست').waitFor()
    await road.finance.page.getByText(/تأیید آن با همکار دیگری است/).waitFor()
    await new Treasury(road.clock).approve(road.run, 'maturity')
  })

  test('the bank pays one transfer and refuses another; what failed is sent again', async ({
    assert,
  }) => {
    const treasury = new Treasury(road.finance)
    const file = await treasury.download(road.run)
    const transfers = await transfersIn(file)
    road.transferred = transfers.reduce((sum, { amount }) => sum + amount, 0)
    const refusal = 'حساب مقصد بسته است'
    const first = await answerFile(file, ({ distributor }) =>
      distributor === khooshe ? refusal : null
    )
    for (const answer of await treasury.takeIn(first, 'result')) assert.include(answer, 'ثبت شد')
    await road.finance.page.getByText(refusal).waitFor()
    await road.finance.shoot('result-failed')
    for (const answer of await treasury.takeIn(first, 'repeated')) {
      assert.include(answer, 'پیش‌تر ثبت شده است')
    }

    // Who brought the file does not send it again alone.
    await new Treasury(road.clock).retry(road.run, 'result')
    const again = await treasury.download(road.run)
    const failed = await transfersIn(again)
    assert.deepEqual(
      failed.map(({ distributor }) => distributor),
      [khooshe]
    )
    await treasury.takeIn(await answerFile(again, () => null), 'paid')
    await road.finance.page.getByText('پایان‌یافته').waitFor()
    await road.finance.shoot('maturity-done')
  })

  test('a discount run pays earlier what was agreed to be paid earlier', async ({ assert }) => {
    const treasury = new Treasury(road.finance)
    const run = await treasury.preview('تنزیل', 'discount')
    await road.finance.page.getByText('نرخ تنزیل برای این شرکت توافق نشده است').first().waitFor()
    await new Treasury(road.clock).approve(run, 'discount')
    const file = await treasury.download(run)
    const transfers = await transfersIn(file)
    assert.isTrue(transfers.some(({ distributor }) => distributor === khooshe))
    road.transferred += transfers.reduce((sum, { amount }) => sum + amount, 0)
    await treasury.takeIn(await answerFile(file, () => null), 'discount')
    await road.finance.page.getByText('پایان‌یافته').waitFor()
    await road.finance.shoot('discount-done')
  })

  test('the distributor sees its invoices, what it was paid for them, and what it waits for', async () => {
    const distributor = await Officer.signIn(road.browser, 'distributor', road.complaints)
    const look = async (list: string, text: string) => {
      await distributor.page.goto(`/backoffice/${list}`)
      await distributor.page.getByText(text).first().waitFor()
      await distributor.shoot(list)
    }
    await look('orders', toPersianDigits(road.invoices.first.externalId))
    await look('payouts', 'پرداخت‌شده')
    await look('payout-items', toPersianDigits(road.invoices.first.externalId))
    await look('receivables', toPersianDigits('NM-100231'))
  })

  test('the books are in balance, now and at a past moment, and nothing differs', async ({
    assert,
  }) => {
    const books = new Books(road.finance)
    const now = await books.trialBalance('trial-balance')
    assert.equal(road.fundingBefore - now[bankFunding], road.transferred)
    assert.equal(now['تسویه درگاه‌ها'], 0)
    await books.trialBalanceOfThePast('trial-balance-past')
    await books.reconcile('reconciled')
  })

  test('the auditor reads who did what to the run', async () => {
    const auditor = await Officer.signIn(road.browser, 'auditor', road.complaints)
    await auditor.page.goto(road.run)
    await auditor.page.getByRole('heading', { name: 'پرداخت‌ها', exact: true }).waitFor()
    await auditor.page.getByText('ثبت نتیجه تسویه').first().waitFor()
    await auditor.shoot('run')
    await auditor.page.goto('/backoffice/audit')
    await auditor.page.getByRole('cell', { name: 'تأیید تسویه' }).first().waitFor()
    await auditor.shoot('audit')
  })

  test('nobody met an error of the screens on the way', ({ assert }) => {
    assert.deepEqual(road.complaints.all, [])
  })
})
