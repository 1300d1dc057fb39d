import { test } from '@japa/runner'
import {
  orderButton,
  orderApprobationStatuses,
  type OrderButtonFacts,
} from '#contracts/approbations'
import { memberRoles } from '#contracts/companies'
import { signatureAnswers, signatureLevels } from '#contracts/quorum'

const facts: OrderButtonFacts = {
  orderApprobationStatus: 'PENDING_FOR_APPROBATION',
  userApprobationStatus: 'PENDING',
  userSignatoryStatus: 'OPTIONAL',
  hasAnsweredForOther: false,
  role: 'BOARD_MEMBER',
}

test.group("The one button of a company's invoice", () => {
  test('{0}: {2}')
    .with([
      ['a signatory', {}, 'SIGN null'],
      ['the CEO who signs, too', { role: 'CEO', userSignatoryStatus: 'MANDATORY' }, 'SIGN null'],
      ['one who has signed', { userApprobationStatus: 'ACCEPTED' }, 'SIGN SIGNED'],
      ['one who has refused', { userApprobationStatus: 'REJECTED' }, 'SIGN REFUSED'],
      ['one who may not sign', { userSignatoryStatus: 'NOT_ALLOWED' }, 'SIGN NO_SIGNING_ACCESS'],
      ['one who has answered for another', { hasAnsweredForOther: true }, 'SIGN HAS_ANSWERED'],
      [
        'one who has answered for another and pays',
        {
          orderApprobationStatus: 'PENDING_FOR_PAYMENT',
          hasAnsweredForOther: true,
          role: 'CEO',
        },
        'PAY null',
      ],
      [
        'one who has signed and was downgraded since',
        { userApprobationStatus: 'ACCEPTED', userSignatoryStatus: 'NOT_ALLOWED' },
        'SIGN SIGNED',
      ],
      ['a payer', { orderApprobationStatus: 'PENDING_FOR_PAYMENT', role: 'CEO' }, 'PAY null'],
      [
        'a member, once it is approved',
        { orderApprobationStatus: 'PENDING_FOR_PAYMENT' },
        'PAY NO_PAYMENT_ACCESS',
      ],
      [
        'the CEO, once it is over',
        { orderApprobationStatus: 'COMPLETED', role: 'CEO' },
        'NONE FINISHED',
      ],
    ] as [string, Partial<OrderButtonFacts>, string][])
    .run(({ assert }, [, given, expected]) => {
      const { action, refusal } = orderButton({ ...facts, ...given })
      assert.equal(`${action} ${refusal}`, expected)
    })

  test('is enabled for signatories who have not answered and for the CEO alone, of all combinations', ({
    assert,
  }) => {
    for (const orderApprobationStatus of orderApprobationStatuses) {
      for (const userApprobationStatus of signatureAnswers) {
        for (const userSignatoryStatus of signatureLevels) {
          for (const role of memberRoles) {
            const { refusal } = orderButton({
              orderApprobationStatus,
              userApprobationStatus,
              userSignatoryStatus,
              hasAnsweredForOther: false,
              role,
            })
            const maySign =
              userApprobationStatus === 'PENDING' && userSignatoryStatus !== 'NOT_ALLOWED'
            const isEnabled = {
              PENDING_FOR_APPROBATION: maySign,
              PENDING_FOR_PAYMENT: role === 'CEO',
              COMPLETED: false,
            }[orderApprobationStatus]
            assert.equal(refusal === null, isEnabled)
          }
        }
      }
    }
  })
})
