import { test } from '@japa/runner'
import { launchChromium } from '#tests/support/browser'
import { Officer } from './support/officer.js'
import { Complaints } from './support/screen.js'

/** Longer than any queue of the demo: with each repeat heard, everything would be approved. */
const repeats = 40

test.group('The review desk', () => {
  test('a key that is held approves one step; the decision is taken back by one key', async ({
    assert,
    cleanup,
  }) => {
    const browser = await launchChromium()
    cleanup(() => browser.close())
    const complaints = new Complaints()
    const officer = await Officer.signIn(browser, 'kyc', complaints)
    const { page } = officer
    const approvals: string[] = []
    page.on('request', (request) => {
      if (/\/(identity|shop|docs)\/approve$/.test(request.url())) approvals.push(request.url())
    })
    await page.goto('/backoffice/registrations')
    await page.getByRole('link', { name: 'شروع بررسی' }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    const step = await officer.lookAtOpenStep()
    await officer.shoot('desk-offered')

    for (let i = 0; i < repeats; i += 1) await page.keyboard.down('a')
    await page.getByText(/تأیید شد\.$/).waitFor()
    for (let i = 0; i < repeats; i += 1) await page.keyboard.down('a')
    await officer.lookAtOpenStep()
    for (let i = 0; i < repeats; i += 1) await page.keyboard.down('a')
    await page.keyboard.up('a')
    assert.lengthOf(approvals, 1)
    await officer.shoot('desk-approved')

    const reopened = page.waitForResponse((response) => response.url().endsWith(`/reopen`))
    await page.keyboard.press('u')
    const answer = await reopened
    assert.equal(answer.status(), 200)
    assert.include(answer.url(), approvals[0].replace(/approve$/, 'reopen'))
    await page.getByRole('button', { name: `تأیید ${step} (A)` }).waitFor()
    await officer.shoot('desk-taken-back')
    assert.lengthOf(approvals, 1)
    assert.deepEqual(complaints.all, [])
  })
})
