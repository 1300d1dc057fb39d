import { test } from '@japa/runner'
import { contractRefusal, termOf } from '#app/onboarding/contracts/domain/term'
import { messages } from '#app/onboarding/contracts/i18n/fa'

const first = { creditYear: 1, hasRenewalCredit: false, renewalRefusal: null }
const granted = { ...first, hasRenewalCredit: true }
const late = { ...granted, renewalRefusal: 'PAST_DUE' as const }
const shop = 'kasbeno-fmcg-real'
const company = 'kasbeno-fmcg-legal'

test.group('Whether there is a contract to sign', () => {
  test('of a card: for a person always, for a company by holder', ({ assert }) => {
    assert.isUndefined(contractRefusal('CARD', shop, first, false))
    assert.isUndefined(contractRefusal('CARD', shop, late, true))
    assert.equal(contractRefusal('CARD', company, first, false), messages.contractsOfHolders)
    assert.equal(contractRefusal('CARD', company, first, true), messages.contractsOfHolders)
  })

  test('of a renewal: once it is granted, and nothing is past due or written off', ({ assert }) => {
    assert.equal(contractRefusal('CREDIT_RENEWAL', shop, first, false), messages.notRenewed)
    assert.isUndefined(contractRefusal('CREDIT_RENEWAL', shop, granted, false))
    for (const renewalRefusal of ['PAST_DUE', 'WRITTEN_OFF'] as const) {
      const refused = contractRefusal('CREDIT_RENEWAL', company, { ...late, renewalRefusal }, false)
      assert.equal(refused, messages.renewalRefused[renewalRefusal])
    }
  })

  test('of a renewal that was signed: read, whatever came after it', ({ assert }) => {
    assert.isUndefined(contractRefusal('CREDIT_RENEWAL', shop, late, true))
    assert.isUndefined(contractRefusal('CREDIT_RENEWAL', shop, first, true))
  })

  test('is about the granted year, a card about its own', ({ assert }) => {
    assert.equal(termOf('CARD', granted), 1)
    assert.equal(termOf('CREDIT_RENEWAL', granted), 2)
    assert.equal(termOf('CREDIT_RENEWAL', { ...granted, creditYear: 3 }), 4)
    assert.equal(termOf('CREDIT_RENEWAL', first), 1)
  })
})
