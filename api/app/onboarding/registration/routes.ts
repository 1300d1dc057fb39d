import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Plans, Identity, Shops, Documents, CreditScore, Reviews, Notes, Visits } =
  controllers.onboarding.registration

router
  .group(() => {
    router.post('user/:plan/select-business-plan', [Plans, 'store']).as('select-plan')
    router.get('user/:plan/registration-status', [Plans, 'show']).as('status')
    router.get('user/:plan/visit', [Visits, 'show']).as('visit')
    router.post('user/:plan/apply-again', [Plans, 'reopen']).as('apply-again')

    router.put('user/:plan', [Identity, 'update']).as('identity')
    router.put('user/:plan/complementary', [Identity, 'update']).as('complementary')
    router.post('user/:plan/upload', [Documents, 'store']).as('upload')
    router.get('user/:plan/documents', [Documents, 'index']).as('documents')
    router.get('certificate-types/:plan', [Documents, 'certificateTypes']).as('certificate-types')

    router.post('shop', [Shops, 'store']).as('shop')
    router.get('shop/self', [Shops, 'self']).as('own-shop')
    router
      .get('shop/:id/shop-certificate-type', [Shops, 'certificateType'])
      .as('shop-certificate-type')

    router.post('credit-score', [CreditScore, 'store']).as('ask-for-score')
    router.post('credit-score/otp-start', [CreditScore, 'start']).as('score-code')
    router.get('credit-score/self', [CreditScore, 'show']).as('credit-score')
    router.post('credit-score/toggle-get-credit', [CreditScore, 'seeRefusal']).as('see-refusal')
    router.post('credit-score/mark-as-seen', [CreditScore, 'seeCredit']).as('see-credit')
    router.post('user/:plan/credit-seen', [CreditScore, 'seeCredit']).as('credit-seen')
  })
  .prefix('api')
  .as('registration')
  .use(middleware.access('customer'))

router
  .get('api/documents/:id', [Documents, 'show'])
  .as('documents.show')
  .use(middleware.access('public'))

router
  .group(() => {
    router
      .group(() => {
        router.post('claim', [Reviews, 'claim']).as('claim')
        router.post('release', [Reviews, 'release']).as('release')
        router.post('inquire', [Reviews, 'ask']).as('inquire')
        router.post(':step/approve', [Reviews, 'accept']).as('approve')
        router.post(':step/reject', [Reviews, 'reject']).as('reject')
        router.post(':step/reopen', [Reviews, 'reopen']).as('reopen')
      })
      .use(middleware.access({ staff: 'registrations.decide' }))
    router
      .post('score', [Reviews, 'score'])
      .as('score')
      .use(middleware.access({ staff: 'registrations.score' }))
    router
      .post('visit', [Reviews, 'visit'])
      .as('visit')
      .use(middleware.access({ staff: 'registrations.visit' }))
  })
  .prefix('api/admin/registrations/:id')
  .as('review')

for (const [about, permission] of [
  ['users', 'users.list'],
  ['registrations', 'registrations.list'],
] as const) {
  router
    .group(() => {
      router
        .get('', [Notes, `${about}Index`])
        .as('index')
        .use(middleware.access({ staff: permission }))
      router
        .post('', [Notes, `${about}Store`])
        .as('store')
        .use([middleware.access({ staff: 'notes.write' }), middleware.idempotent({})])
    })
    .prefix(`api/admin/${about}/:id/notes`)
    .as(`notes.${about}`)
}
