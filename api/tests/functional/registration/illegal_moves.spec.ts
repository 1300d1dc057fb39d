import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { aPackage, aShop, aShopThatChose, type Shop } from '#factories/shop'
import { fillWallet } from '#factories/wallet'
import { post, put, type Answer } from '#tests/support/http'
import { allowManySignIns, staffToken } from '#tests/support/identity'
import { decide, identityOf, papersOf, shopOf, upload } from '#tests/support/registration'

const at = new Date('2026-01-01T08:00:00Z')
const rowOf = (table: string, where: object) => db.from(table).where(where).firstOrFail()

/**
 * What each command makes of each state, written out: a state that is not named is left as it is, and the
 * command is refused with the status below it.
 */
const steps = {
  send: { START: 'PENDING', REJECTED: 'PENDING' },
  approve: { PENDING: 'APPROVED' },
  reject: { PENDING: 'REJECTED' },
}
const stepStates = ['START', 'PENDING', 'APPROVED', 'REJECTED'] as const
const kycStates = [
  'AUTHENTICATION',
  'PHONE_CONFIRMED',
  'CREDIT_SCORE_PENDING',
  'CREDIT_SCORE_REJECTED',
  'CREDIT_SCORE_ACCEPTED',
  'BRANCH_SELECTION',
  'REJECTED',
  'ACCEPTED',
] as const
/** Of a file whose three steps are approved. */
const kyc = {
  'score accepted': {
    PHONE_CONFIRMED: 'CREDIT_SCORE_ACCEPTED',
    CREDIT_SCORE_PENDING: 'CREDIT_SCORE_ACCEPTED',
    CREDIT_SCORE_REJECTED: 'CREDIT_SCORE_ACCEPTED',
  },
  'score refused': {
    PHONE_CONFIRMED: 'CREDIT_SCORE_REJECTED',
    CREDIT_SCORE_PENDING: 'CREDIT_SCORE_REJECTED',
    CREDIT_SCORE_ACCEPTED: 'CREDIT_SCORE_REJECTED',
    BRANCH_SELECTION: 'CREDIT_SCORE_REJECTED',
  },
  'visit recorded': { CREDIT_SCORE_ACCEPTED: 'BRANCH_SELECTION' },
  'visit refused': { CREDIT_SCORE_ACCEPTED: 'REJECTED', BRANCH_SELECTION: 'REJECTED' },
  'apply again': {
    CREDIT_SCORE_REJECTED: 'CREDIT_SCORE_PENDING',
    REJECTED: 'CREDIT_SCORE_PENDING',
  },
}
const packageStates = ['CREATED', 'ALLOCATE_PENDING', 'ENABLED', 'CANCELED', 'EXPIRED'] as const
const packages = {
  choose: { CREATED: 'CREATED', CANCELED: 'CREATED', EXPIRED: 'CREATED' },
  pay: { CREATED: 'ALLOCATE_PENDING' },
  cancel: {},
}

const target = (moves: Record<string, string>, from: string): string | undefined => moves[from]

test.group('The commands of a registration, in every state', (group) => {
  const staff: Record<'kyc' | 'credit', string> = { kyc: '', credit: '' }
  group.setup(async () => {
    await allowManySignIns()
    staff.kyc = await staffToken('kyc')
    staff.credit = await staffToken('credit')
  })

  type StepCommand = (shop: Shop, step: 'identity' | 'shop' | 'docs') => Promise<Answer>
  const stepCommands: Record<keyof typeof steps, [StepCommand, refusal: number]> = {
    send: [
      async ({ token, plan }, step) => {
        if (step === 'identity') return put(`/api/user/${plan}`, identityOf(), { token })
        if (step === 'shop') return post('/api/shop', await shopOf(plan), { token })
        return upload(plan, await papersOf(), token)
      },
      422,
    ],
    approve: [
      ({ registrationId }, step) => decide(registrationId, `${step}/approve`, staff.kyc),
      409,
    ],
    reject: [
      ({ registrationId }, step) =>
        decide(registrationId, `${step}/reject`, staff.kyc, { rejectionReason: 'ناخواناست.' }),
      409,
    ],
  }
  for (const step of ['identity', 'shop', 'docs'] as const) {
    for (const command of ['send', 'approve', 'reject'] as const) {
      test(`${command} of ${step} moves only what may move`, async ({ assert }) => {
        const shop = await aShop({ steps: 'START' })
        const where = { id: shop.registrationId }
        for (const from of stepStates) {
          const put = { [`${step}_status`]: from, [`${step}_sent_at`]: at }
          await db.from('registrations').where(where).update(put)
          const [run, refusal] = stepCommands[command]
          const { status } = await run(shop, step)
          const to = target(steps[command], from)
          assert.equal(status, to ? 200 : refusal, from)
          assert.equal((await rowOf('registrations', where))[`${step}_status`], to ?? from)
        }
      })
    }
  }

  const record = (command: string, accepted: boolean) => (shop: Shop) =>
    decide(shop.registrationId, command, staff.credit, { accepted, reason: 'چک برگشتی' })
  const kycCommands: Record<keyof typeof kyc, (shop: Shop) => Promise<Answer>> = {
    'score accepted': record('score', true),
    'score refused': record('score', false),
    'visit recorded': record('visit', true),
    'visit refused': record('visit', false),
    'apply again': ({ token, plan }) => post(`/api/user/${plan}/apply-again`, {}, { token }),
  }
  for (const command of Object.keys(kyc) as (keyof typeof kyc)[]) {
    test(`${command} moves only what may move`, async ({ assert }) => {
      const shop = await aShop()
      const where = { id: shop.registrationId }
      for (const from of kycStates) {
        const before = { kyc_step: from, bank_status: 'START', refused_at: new Date('2020-01-01') }
        await db.from('registrations').where(where).update(before)
        const { status } = await kycCommands[command](shop)
        const to = target(kyc[command], from)
        assert.equal(status, to ? 200 : 409, from)
        assert.equal((await rowOf('registrations', where)).kyc_step, to ?? from)
      }
    })
  }

  const packageCommands: Record<
    keyof typeof packages,
    [(shop: Shop, slug: string) => Promise<Answer>, refusals: number[]]
  > = {
    choose: [
      ({ token, plan }, slug) => post('/api/user-subscription-package', { plan, slug }, { token }),
      [409],
    ],
    pay: [
      ({ token, plan }) =>
        post(`/api/platform-fee/${plan}/create-platform-fee`, { indicator: 'BANKTEST' }, { token }),
      [409, 422],
    ],
    // Nothing was paid for it, so there is nothing to cancel.
    cancel: [
      ({ registrationId }) =>
        post(
          '/api/admin/credit/cancel-package',
          { registrationId, reason: 'به درخواست مشتری' },
          { token: staff.credit }
        ),
      [422],
    ],
  }
  for (const command of Object.keys(packages) as (keyof typeof packages)[]) {
    test(`to ${command} a package moves only what may move`, async ({ assert }) => {
      const slug = await aPackage(500_000_000)
      for (const from of packageStates) {
        const shop = await aShopThatChose(500_000_000)
        await fillWallet(shop, 10_000_000)
        const where = { registration_id: shop.registrationId }
        await db.from('chosen_packages').where(where).update({ status: from })
        const [run, refusals] = packageCommands[command]
        const { status } = await run(shop, slug)
        const to = target(packages[command], from)
        if (to) assert.equal(status, 200, from)
        else assert.include(refusals, status, from)
        assert.equal((await rowOf('chosen_packages', where)).status, to ?? from)
      }
    })
  }
})
