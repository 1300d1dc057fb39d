import { test } from '@japa/runner'
import { askSigners } from '#app/onboarding/signatures/jobs/ask_signers'
import { settle } from '#app/platform/jobs/main'
import { minutesLater } from '#tests/support/asked_signers'
import { aCompanyWithCredit } from '#factories/company'
import { aCompanyInvoice, sign } from '#tests/support/company_orders'
import { cleanDatabase } from '#tests/support/database'
import { change, textsTo } from '#tests/support/orders'
import { ok } from '#tests/support/registration'

const times = async (phone: string, wanted: string) =>
  (await textsTo(phone)).filter((template) => template === wanted).length

test.group('An invoice that its distributor changes again and again', (group) => {
  group.setup(() => cleanDatabase())

  test('is asked for anew once an hour, and its last state in any case', async ({ assert }) => {
    const company = await aCompanyWithCredit({ levels: ['MANDATORY', 'MANDATORY'] })
    const [first] = company.members
    const invoice = await aCompanyInvoice(company)
    await settle()
    const asked = () =>
      Promise.all(company.members.map(({ phone }) => times(phone, 'approbation-asked')))
    const again = () =>
      Promise.all(company.members.map(({ phone }) => times(phone, 'approbation-asked-again')))
    assert.deepEqual(
      [await asked(), await again()],
      [
        [1, 1],
        [0, 0],
      ]
    )

    // The first change is told at once; those that follow it within the hour are one message.
    for (const amount of [12_000_000, 9_000_000, 11_000_000]) {
      await change(invoice, amount)
      await settle()
    }
    assert.deepEqual(await again(), [1, 1])
    await minutesLater(59)
    assert.deepEqual(await again(), [1, 1])
    // Who has signed the last state is not asked for it.
    ok(await sign(first, invoice.id))
    await minutesLater(2)
    assert.deepEqual(await again(), [1, 2])
    // Said again, and with nothing new, it asks nobody.
    await askSigners.run({ documentType: 'INVOICE', documentId: invoice.id })
    await minutesLater(120)
    assert.deepEqual(await again(), [1, 2])
    // After a quiet hour at once.
    await change(invoice, 8_000_000)
    await settle()
    assert.deepEqual(
      [await asked(), await again()],
      [
        [1, 1],
        [2, 3],
      ]
    )

    // Another invoice keeps nobody from hearing of this one, and is asked for itself.
    const other = await aCompanyInvoice(company)
    await change(other, 7_000_000)
    await settle()
    assert.deepEqual(
      [await asked(), await again()],
      [
        [2, 2],
        [3, 4],
      ]
    )
  })
})
