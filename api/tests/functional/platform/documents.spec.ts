import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import { sentFiles } from '#app/site/documentation/domain/extras'
import { aShop, fmcg } from '#factories/shop'
import { eventually } from '#tests/support/eventually'
import { get } from '#tests/support/http'
import { waitForLocks } from '#tests/support/races'

const one = 1
const inLine = 4
const asked = 20

/** Read from the disk as they lie there; the export of a list has a slot of its own. */
const notMade = new Set(['exports.file', 'credit.suspensions.export', 'metrics'])
/** What is shown of a report takes as long as its file. */
const readAsLong = ['admin.distributor-reports.show', 'distributor.reports.show']
const isMade = (type: string) => /^(?:application\/|text\/csv)/.test(type)

test.group('Documents of one account', () => {
  test('take turns on every route that makes one', ({ assert }) => {
    const routes = Object.values(router.toJSON()).flat()
    const inTurns = routes
      .filter(({ middleware }) =>
        [...(middleware.all() as Iterable<{ name?: string }>)].some(
          ({ name }) => name === 'document'
        )
      )
      .map(({ name }) => name!)
    const made = Object.entries(sentFiles)
      .filter(([name, types]) => types.some(isMade) && !notMade.has(name))
      .map(([name]) => name)
      .filter((name) => !name.endsWith('.result_file'))
    assert.sameMembers(inTurns, [...made, ...readAsLong])
  })

  for (const query of ['', '?format=xlsx', '?format=pdf']) {
    test(`are made one at a time, and those of another beside them: a statement ${query}`, async ({
      assert,
    }) => {
      const [busy, other] = [await aShop(), await aShop()]
      const ask = (path: string, { token }: { token: string }) => get(path, { token })
      const statement = `/api/statement/${fmcg}${query}`
      const refused: number[] = []
      let all!: Promise<number[]>
      let others!: Promise<{ status: number }>
      // Every statement reads the entries.
      const trx = await db.connection('owner').transaction()
      try {
        await trx.rawQuery('lock table ledger.entries in access exclusive mode')
        const first = ask(statement, busy)
        await waitForLocks(one)
        const table = `/api/order/${fmcg}/export`
        all = Promise.all(
          Array.from({ length: asked }, async (_, index) => {
            const { status, body, headers } = await ask(index % 2 ? table : statement, busy)
            if (status === 429) {
              assert.equal(body.title, 'ThrottledException')
              assert.match(body.message, /در حال ساخت است/)
              assert.isAbove(Number(headers.get('retry-after')), 0)
              refused.push(status)
            }
            return status
          })
        )
        await eventually('the surplus to be refused', async () => {
          // Answers arrive while it is asked.
          await db.rawQuery('select 1')
          return refused.length >= asked - inLine
        })
        others = ask(statement, other)
        await waitForLocks(2)
        await trx.rollback()
        assert.equal((await first).status, 200)
      } finally {
        if (!trx.isCompleted) await trx.rollback()
      }
      const statuses = await all
      assert.deepEqual(new Set(statuses), new Set([200, 429]))
      assert.equal((await others).status, 200)
    })
  }
})
