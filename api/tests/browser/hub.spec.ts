import { test } from '@japa/runner'
import { launchChromium } from '#tests/support/browser'
import { Complaints } from './support/screen.js'
import { ShopOwner } from './support/shop_owner.js'

const newcomer = {
  phone: '09121110042',
  nationalCode: '',
  firstname: '',
  lastname: '',
  shopname: '',
}

test.group('The hub of plans', () => {
  test('takes who has no plan from any page, and leads into the one that is chosen', async ({
    assert,
    cleanup,
  }) => {
    const browser = await launchChromium()
    cleanup(() => browser.close())
    const complaints = new Complaints()
    const owner = await ShopOwner.open(browser, newcomer, complaints)
    const { page } = owner
    await owner.signIn()
    for (const path of ['/', '/wallet', '/signup/identity-information']) {
      await page.goto(path)
      await page.getByRole('heading', { name: 'انتخاب طرح' }).waitFor()
      assert.equal(new URL(page.url()).pathname, '/general-home')
    }
    await owner.choosePlan()

    await page.goto('/signup/identity-information')
    await page.getByLabel('روز').selectOption({ label: '۱۵' })
    await page.getByLabel('سال').selectOption({ label: '۱۳۵۸' })
    await page.reload()
    await page.getByLabel('ماه').waitFor()
    await owner.shoot('identity-half-date')
    const kept = ['روز', 'ماه', 'سال'].map((part) => page.getByLabel(part).inputValue())
    assert.deepEqual(await Promise.all(kept), ['15', '', '1358'])

    await page.goto('/general-home')
    await page.getByRole('button', { name: 'ورود به طرح کالای تندمصرف' }).waitFor()
    assert.deepEqual(complaints.all, [])
  })

  test('home is opened with an empty cache in at most fifteen requests, one of them for all it shows', async ({
    assert,
    cleanup,
  }) => {
    const browser = await launchChromium()
    cleanup(() => browser.close())
    const complaints = new Complaints()
    const owner = await ShopOwner.open(browser, { ...newcomer, phone: '09121110043' }, complaints)
    await owner.signIn()
    await owner.choosePlan()
    const storageState = await owner.page.context().storageState()
    const context = await browser.newContext({
      baseURL: new URL(owner.page.url()).origin,
      storageState,
    })
    const page = await context.newPage()
    complaints.watch(page, 'cold home')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/home')
    await page.getByRole('navigation').getByRole('link', { name: 'کیف پول' }).waitFor()
    await page.getByRole('heading', { name: 'شرکت‌های پخش' }).waitFor()
    await page.waitForLoadState('networkidle')
    assert.isAtMost(asked.length, 15, asked.join('\n'))
    const calls = asked.filter((path) => path.startsWith('/api/'))
    assert.deepEqual(calls, ['/api/home/kasbeno-fmcg-real/open'])
    // The script inside the page runs by its hash; anything else would have been refused aloud.
    assert.deepEqual(complaints.all, [])
  })
})
