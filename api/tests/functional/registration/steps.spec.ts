import { test } from '@japa/runner'
import { settle } from '#app/shared/jobs/main'
import { allowManySignIns } from '#tests/support/identity'
import {
  aFreshRegistration,
  approveAll,
  aRegisteredShop,
  statusOf,
} from '#tests/support/registration'

test.group('The three steps', (group) => {
  group.setup(() => allowManySignIns())

  test('are sent one after the other, and the next step is told each time', async ({ assert }) => {
    const fresh = await aFreshRegistration()
    assert.containsSubset(await statusOf(fresh.token), {
      kycStep: 'PHONE_CONFIRMED',
      identityOverallStatus: 'START',
      nextStep: 'identity',
      userSubscriptionPackageStatus: 'START',
      bankStatus: 'START',
      creditAmount: 0,
      rejectionReason: null,
    })
    const shop = await aRegisteredShop()
    assert.containsSubset(await statusOf(shop.token), {
      identityOverallStatus: 'PENDING',
      shopOverallStatus: 'PENDING',
      docsOverallStatus: 'PENDING',
      nextStep: 'credit',
    })
    await settle()
    await approveAll(shop.registrationId)
    assert.equal((await statusOf(shop.token)).kycStep, 'CREDIT_SCORE_PENDING')
    await settle()
    assert.equal((await statusOf(shop.token)).kycStep, 'CREDIT_SCORE_ACCEPTED')
  })
})
