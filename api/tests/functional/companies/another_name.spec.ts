import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { searchKey } from '#contracts/digits'
import { aCompany, sendInformation, sendOfficialPaper } from '#tests/support/companies'
import { cleanDatabase } from '#tests/support/database'
import { get } from '#tests/support/http'
import { ok } from '#tests/support/registration'

const company = '/api/legal/company'

test.group('Another name and guild of a company', (group) => {
  group.setup(() => cleanDatabase())

  test('is taken with the information: a refusal of it can be mended', async ({ assert }) => {
    const mine = await aCompany()
    ok(await sendOfficialPaper(mine))
    ok(await sendInformation(mine))
    const rejection = { company_status: 'REJECTED', company_rejection: 'نام و صنف نمی‌خواند' }
    await db.from('companies').where('id', mine.id).update(rejection)
    const guilds = await db.from('guilds').where('plan', 'kasbeno-fmcg-legal').orderBy('id')
    const guildId = guilds.at(-1).id
    ok(await sendInformation(mine, { name: 'بازرگانی مهرآیین', guildId }))
    const shown = ok(await get(company, mine)).body
    assert.containsSubset(shown, {
      companyName: 'بازرگانی مهرآیین',
      guildId,
      companyStatus: 'PENDING',
    })
    const { search_key: key, national_id: nationalId } = await db
      .from('companies')
      .where('id', mine.id)
      .firstOrFail()
    assert.equal(key, searchKey(`بازرگانی مهرآیین ${nationalId}`))
    // While the officers read it, it stays what they read.
    assert.equal((await sendInformation(mine, { name: 'دیگری' })).status, 422)
    assert.equal((await get(company, mine)).body.companyName, 'بازرگانی مهرآیین')
  })
})
