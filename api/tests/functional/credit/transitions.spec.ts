import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { approvalStatuses, packageStatuses, type PackageStatus } from '#contracts/credit'
import {
  aPackage,
  aShop,
  aShopThatChose,
  aShopThatPaid,
  aShopWithCredit,
  fmcg,
  type Shop,
} from '#factories/shop'
import { fillWallet } from '#factories/wallet'
import { cashOf, expectLedgerInBalance } from '#tests/support/credit'
import { post, type Answer } from '#tests/support/http'
import { staffToken } from '#tests/support/identity'

const amount = 100_000_000
/** 1 % and 10 % VAT on it. */
const total = 1_100_000

const refund = async ({ registrationId }: Shop) =>
  post(
    '/api/admin/credit/cancel-package',
    { registrationId, reason: 'انصراف مشتری' },
    { token: await staffToken('credit') }
  )

/** A shop whose package is in each status, on the road that leads there. */
const aShopWhosePackageIs: Record<PackageStatus, () => Promise<Shop>> = {
  START: () => aShop(),
  CREATED: () => aShopThatChose(amount),
  ALLOCATE_PENDING: () => aShopThatPaid(amount),
  ENABLED: () => aShopWithCredit(amount),
  async CANCELED() {
    const shop = await aShopThatPaid(amount)
    await refund(shop)
    return shop
  },
  async EXPIRED() {
    const shop = await aShopWhosePackageIs.CANCELED()
    await db
      .from('chosen_packages')
      .where('registration_id', shop.registrationId)
      .update({ status: 'EXPIRED' })
    return shop
  },
}

/** What moves a package, where it leads, and from which statuses it may. */
const moves: [string, PackageStatus, PackageStatus[], (shop: Shop) => Promise<Answer>][] = [
  [
    'choosing',
    'CREATED',
    ['START', 'CREATED', 'CANCELED', 'EXPIRED'],
    async ({ token }) =>
      post(
        '/api/user-subscription-package',
        { plan: fmcg, slug: await aPackage(amount) },
        { token }
      ),
  ],
  [
    'paying',
    'ALLOCATE_PENDING',
    ['CREATED'],
    ({ plan, token }) => post(`/api/platform-fee/${plan}/create-platform-fee`, {}, { token }),
  ],
  [
    'allocating',
    'ENABLED',
    ['ALLOCATE_PENDING'],
    async ({ registrationId }) =>
      post(
        '/api/admin/credit/allocate',
        { registrationId, amount },
        { token: await staffToken('credit') }
      ),
  ],
  ['cancelling', 'CANCELED', ['ALLOCATE_PENDING'], refund],
]

test.group('A package moves as its table says, and in no other way', () => {
  const statusOf = async ({ registrationId }: Shop): Promise<PackageStatus> =>
    (await db.from('chosen_packages').where('registration_id', registrationId).first())?.status ??
    'START'

  for (const from of packageStatuses) {
    for (const [name, to, allowed, move] of moves) {
      const isAllowed = allowed.includes(from)
      test(`${from}: ${name} ${isAllowed ? `makes ${to}` : 'is refused and changes nothing'}`, async ({
        assert,
      }) => {
        const shop = await aShopWhosePackageIs[from]()
        await fillWallet(shop, total)
        assert.equal(await statusOf(shop), from)
        const cash = await cashOf(shop)
        const { status } = await move(shop)
        if (isAllowed) {
          assert.equal(status, 200)
          assert.equal(await statusOf(shop), to)
        } else {
          assert.oneOf(status, [409, 422])
          assert.equal(await statusOf(shop), from)
          assert.equal(await cashOf(shop), cash)
        }
        await expectLedgerInBalance()
      })
    }
  }
})

test.group('A request for credit is decided once', () => {
  for (const from of approvalStatuses) {
    for (const verdict of ['approve', 'reject'] as const) {
      const isAllowed = from === 'PENDING'
      test(`${from}: to ${verdict} it is ${isAllowed ? 'taken' : 'refused and changes nothing'}`, async ({
        assert,
      }) => {
        const shop = await aShopThatPaid(6_000_000_000)
        const body = { registrationId: shop.registrationId, amount: 6_000_000_000 }
        const asking = { token: await staffToken('credit') }
        const { approvalId: id } = (await post('/api/admin/credit/allocate', body, asking)).body
        const row = () => db.from('approvals').where({ id }).firstOrFail()
        const decision = { status: from, decided_at: new Date(), reason: 'x' }
        if (!isAllowed) await db.from('approvals').where({ id }).update(decision)
        const before = await row()
        const token = await staffToken('approver')
        const answer = await post(
          `/api/admin/approvals/${id}/${verdict}`,
          { reason: 'y' },
          { token }
        )
        const line = await db.from('credit_lines').where('owner_id', shop.userId).first()
        assert.equal(line !== null, isAllowed && verdict === 'approve')
        if (isAllowed) {
          assert.equal(answer.status, 200)
          assert.equal((await row()).status, verdict === 'approve' ? 'APPROVED' : 'REJECTED')
        } else {
          assert.equal(answer.status, 409)
          assert.deepEqual(await row(), before)
        }
      })
    }
  }
})
