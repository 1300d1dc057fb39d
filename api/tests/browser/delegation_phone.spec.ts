import { test } from '@japa/runner'
import { toPersianDigits } from '#contracts/digits'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import { type Browser, launchChromium } from '#tests/support/browser'
import { aCompanyWithCredit, type Member } from '#factories/company'
import { signaturesOf } from '#tests/support/delegations'
import { Complaints } from './support/screen.js'
import { barriersOn } from './support/screens.js'
import { type phones, ShopOwner } from './support/shop_owner.js'
import { Supplier } from './support/supplier.js'

const months = [
  ...['فروردین', 'اردیبهشت', 'خرداد', 'تیر', 'مرداد', 'شهریور'],
  ...['مهر', 'آبان', 'آذر', 'دی', 'بهمن', 'اسفند'],
]

/** A plain date as the three lists of the form name it. */
const jalaliParts = (day: string) => {
  const parts = new Intl.DateTimeFormat('en-US-u-ca-persian-nu-latn', {
    ...{ timeZone: 'UTC', year: 'numeric', month: 'numeric', day: 'numeric' },
  }).formatToParts(new Date(`${day}T00:00:00Z`))
  const part = (type: string) => Number(parts.find((one) => one.type === type)!.value)
  return {
    روز: toPersianDigits(part('day')),
    ماه: months[part('month') - 1]!,
    سال: toPersianDigits(part('year')),
  }
}

test.group('A delegation on the phone', () => {
  test('is proposed, confirmed, and signs an invoice that the CEO pays; once it has ended, nothing more', async ({
    assert,
    cleanup,
  }) => {
    const browser = await launchChromium()
    cleanup(() => browser.close())
    const complaints = new Complaints()
    const barriers: string[] = []
    const company = await aCompanyWithCredit({ levels: ['MANDATORY', 'NOT_ALLOWED', 'MANDATORY'] })
    const onPhone = (
      of: Browser,
      { phone }: Pick<Member, 'phone'>,
      size: keyof typeof phones = 'usual'
    ) => {
      const facts = { nationalCode: '', firstname: 'رضا', lastname: 'کریمی', shopname: '' }
      return ShopOwner.open(of, { ...facts, phone }, complaints, size)
    }
    const [absent, delegate, other] = await Promise.all([
      onPhone(browser, company.members[0]!, 'small'),
      onPhone(browser, company.members[1]!, 'small'),
      onPhone(browser, company.members[2]!),
    ])
    const ceo = await onPhone(browser, company.ceo)
    const look = async (member: ShopOwner, name: string) => {
      await member.look(`delegation-${name}`)
      barriers.push(...(await barriersOn(member.page)))
    }
    const told = (member: ShopOwner, text: string | RegExp) =>
      member.page.getByText(text).first().waitFor()
    const nameOf = ({ phone }: Member) => `رضا کریمی ${phone.slice(-4)}`
    const away = nameOf(company.members[0]!)
    const stands = nameOf(company.members[1]!)

    // Who will be away names a colleague for three days.
    await absent.comeTo('/legal/profile')
    await absent.page.getByRole('link', { name: 'نمایندگی در امضا' }).click()
    await absent.page.getByLabel('نماینده').selectOption({ label: stands })
    const until = absent.page.getByRole('group', { name: 'تا پایان روز' })
    for (const [part, label] of Object.entries(jalaliParts(addDays(clock.today(), 2)))) {
      await until.getByLabel(part).selectOption({ label })
    }
    await look(absent, 'form')
    await absent.press('فرستادن برای تأیید')
    await told(absent, 'نمایندگی ثبت شد و در انتظار تأیید است.')
    await look(absent, 'proposed')

    // The delegate sees that it waits, and signs nothing by it.
    const sell = (price: number) =>
      Supplier.demo().send({
        companyUniqueId: company.companyUniqueId,
        items: [{ itemName: 'روغن مایع', unitType: 'کارتن', qty: 1, price }],
        dueDateInDays: 60,
      })
    const [first, second] = [await sell(10_000_000), await sell(20_000_000)]
    await delegate.comeTo(`/legal/order/${first.id}`)
    await told(delegate, 'شما برای این فاکتور حق امضا ندارید.')

    // A second person finds it on their home, and confirms it.
    await other.comeTo('/legal/home')
    await told(other, 'یک نمایندگی در انتظار تأیید شماست')
    await look(other, 'waits')
    await other.page.getByRole('link', { name: 'دیدن و تصمیم' }).click()
    await other.press('تأیید نمایندگی')
    await told(other, 'نمایندگی تأیید شد.')
    await look(other, 'confirmed')

    // The delegate's home counts what they may sign in the place of who is away; the list marks it.
    await delegate.page.goto('/legal/home')
    const mine = delegate.page.getByRole('link', { name: `امضا به جای ${away}` })
    await mine.waitFor()
    const badge = delegate.page.getByRole('navigation').getByText('۲', { exact: false })
    await badge.waitFor()
    await look(delegate, 'home')
    await mine.click()
    await delegate.page.getByText(`می‌توانید به جای ${away} امضا کنید`).nth(1).waitFor()
    await look(delegate, 'orders')
    await delegate.page.goto(`/legal/order/${first.id}`)
    await told(delegate, `پاسخ به نمایندگی از ${away}`)
    await look(delegate, 'order')
    await delegate.press(`امضا به جای ${away}`)
    await look(delegate, 'sheet')
    await delegate.press('ارسال کد')
    await delegate.enterCode()
    await told(delegate, `امضای شما به نمایندگی از ${away} ثبت شد.`)
    await told(delegate, `با نمایندگی ${stands}`)
    await look(delegate, 'signed')

    // The other mandatory member signs for themselves, and the CEO pays.
    await other.page.goto(`/legal/order/${first.id}`)
    await other.press('تأیید و امضا')
    await other.press('ارسال کد')
    await other.enterCode()
    await told(other, 'اکنون مدیرعامل می‌تواند فاکتور را بپردازد')
    await ceo.comeTo('/legal/home')
    await ceo.page.getByRole('link', { name: /^پرداخت شما/ }).waitFor()
    await look(ceo, 'ceo-home')
    await ceo.page.goto(`/legal/order/${first.id}`)
    await ceo.press('پرداخت فاکتور')
    await ceo.press('ارسال کد')
    await ceo.page.waitForURL('**/payment-otp-verify')
    await ceo.enterCode()
    await told(ceo, 'پرداخت انجام شد')
    const given = await signaturesOf(first.id)
    assert.sameDeepMembers(
      given.map(({ member_id, given_by, on_behalf_of }) => [member_id, given_by, on_behalf_of]),
      [
        [company.members[0]!.memberId, company.members[1]!.memberId, away],
        [company.members[2]!.memberId, company.members[2]!.memberId, null],
      ]
    )

    // Who was away is back: a page that the delegate has open signs nothing any more.
    await delegate.page.goto(`/legal/order/${second.id}`)
    await delegate.press(`امضا به جای ${away}`)
    // An open page looks again by itself; this one's next look stays under way.
    const looks = `**/api/legal/company/orders/${second.id}`
    await delegate.page.route(looks, () => undefined)
    await absent.page.reload()
    await absent.press('لغو نمایندگی')
    await absent.page.getByRole('dialog').getByRole('button', { name: 'لغو نمایندگی' }).click()
    await told(absent, 'نمایندگی لغو شد.')
    await look(absent, 'revoked')
    await delegate.press('ارسال کد')
    await told(delegate, 'شما امروز نماینده این عضو در امضا نیستید.')
    await look(delegate, 'refused')
    await delegate.page.unroute(looks)
    await delegate.page.goto(`/legal/order/${second.id}`)
    await told(delegate, 'شما برای این فاکتور حق امضا ندارید.')
    await delegate.page.goto('/legal/order?orderStatus=PENDING_FOR_APPROBATION&waiting=me')
    await told(delegate, 'در این بخش فاکتوری در انتظار شما نیست.')
    await look(delegate, 'nothing-waits')
    assert.lengthOf(await signaturesOf(second.id), 0)
    assert.deepEqual(barriers, [])
    assert.deepEqual(complaints.all, [])
  })
})
