import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idMatchers, phoneMatcher } from '#app/platform/http/id_matchers'
import { middleware } from '#start/kernel'

const {
  Board,
  BoardMembers,
  Ceo,
  Companies,
  CompaniesOnBehalf,
  CompanyDelegations,
  CompanyPapers,
  CompanyReviews,
  CompanySteps,
  Delegations,
  MemberReviews,
  PapersOnBehalf,
  PaymentMethods,
  RuleChanges,
  Rules,
} = controllers.onboarding.companies

router
  .group(() => {
    router.post('legal-company', [Companies, 'store']).as('register')
    router.put('legal-company', [CompanySteps, 'information']).as('information')
    router.post('official-paper', [CompanySteps, 'officialPaper']).as('official-paper')
    router.get('papers', [CompanyPapers, 'index']).as('papers')
    router.get('assigned', [Companies, 'assigned']).as('assigned')
    router.get('', [Companies, 'show']).as('show')
    router.get('phases', [CompanySteps, 'show']).as('phases')

    router.post('appointment', [CompanySteps, 'appointment']).as('choose-branch')

    router.get('ceo', [Ceo, 'show']).as('ceo')
    router.post('ceo', [Ceo, 'store']).as('send-ceo')
    router.put('ceo', [Ceo, 'store']).as('update-ceo')

    router.get('board-member', [Board, 'index']).as('board')
    router.post('board-member', [BoardMembers, 'store']).as('add-member')
    router.post('board-member/status', [Board, 'send']).as('send-board')
    router.get('board-member/:phone', [BoardMembers, 'show']).as('member')
    router.put('board-member/:phone', [BoardMembers, 'update']).as('update-member')
    router.delete('board-member/:phone', [BoardMembers, 'destroy']).as('remove-member')
    router.get('payment-methods', [PaymentMethods, 'index']).as('payment-methods')
    router.get('payment-method', [PaymentMethods, 'show']).as('payment-method')
    router.post('payment-method/otp-start', [PaymentMethods, 'start']).as('payment-method-code')
    router.put('payment-method', [PaymentMethods, 'update']).as('set-payment-method')
    router.put('minimum-signature', [Board, 'minimum']).as('minimum')

    router.get('approbations', [Rules, 'show']).as('rule')
    router.put('approbations', [Rules, 'update']).as('change-rule')
    router.get('approbations/history/:pageSize/:pageNumber', [Rules, 'history']).as('rule-history')
    router.get('approbations/refused/:pageSize/:pageNumber', [Rules, 'refused']).as('refused-rules')
    router.post('approbations/changes/:changeId/confirm', [Rules, 'confirm']).as('confirm-rule')
    router.post('approbations/changes/:changeId/refuse', [Rules, 'refuse']).as('refuse-rule')

    router.get('delegations', [Delegations, 'index']).as('delegations')
    router.post('delegations', [Delegations, 'store']).as('propose-delegation')
    router
      .group(() => {
        router.post('confirm', [Delegations, 'confirm']).as('confirm-delegation')
        router.post('refuse', [Delegations, 'refuse']).as('refuse-delegation')
        router.post('revoke', [Delegations, 'revoke']).as('revoke-delegation')
      })
      .prefix('delegations/:delegationId')
  })
  .where('phone', phoneMatcher)
  .where('changeId', idMatchers.uuid)
  .where('delegationId', idMatchers.uuid)
  .prefix('api/legal/company')
  .as('companies')
  .use(middleware.access('customer'))

router
  .post('api/user/ceo-token', [Companies, 'ceoToken'])
  .as('companies.ceo-token')
  .use(middleware.access('customer'))

/** The bank's legal officers: each command with its right and its line in the audit trail. */
router
  .group(() => {
    router
      .group(() => {
        router.post('companies/:id/:step/verify', [CompanyReviews, 'accept']).as('verify')
        router.post('companies/:id/:step/reject', [CompanyReviews, 'reject']).as('reject')
        router.post('companies/:id/:step/reopen', [CompanyReviews, 'reopen']).as('reopen')
        router.post('companies/:id/claim', [CompanyReviews, 'claim']).as('claim')
        router.post('companies/:id/release', [CompanyReviews, 'release']).as('release')
        router.post('companies/:id/inquire', [CompanyReviews, 'ask']).as('inquire')
        router.post('board-members/:id/verify', [MemberReviews, 'accept']).as('verify-member')
        router.post('board-members/:id/reject', [MemberReviews, 'reject']).as('reject-member')
        router.post('board-members/:id/reopen', [MemberReviews, 'reopen']).as('reopen-member')
      })
      .use(middleware.access({ staff: 'companies.decide' }))
    router
      .group(() => {
        router.post('set-appointment', [CompaniesOnBehalf, 'appointment']).as('set-appointment')
        router.post('toggle-is-distributor-defined', [CompaniesOnBehalf, 'toggle']).as('toggle')
        router.post('official-paper', [PapersOnBehalf, 'officialPaper']).as('upload-official-paper')
        router.post('national-card', [PapersOnBehalf, 'nationalCard']).as('upload-national-card')
      })
      .prefix('companies/:id')
      .use(middleware.access({ staff: 'companies.update' }))
    router
      .group(() => {
        router
          .post('companies/:id/minimum-signature', [CompaniesOnBehalf, 'minimum'])
          .as('set-minimum')
        router
          .post('companies/:id/signatory-status', [CompaniesOnBehalf, 'signatory'])
          .as('set-signatory')
        router.post('rule-changes/:id/confirm', [RuleChanges, 'confirm']).as('confirm-rule')
        router.post('rule-changes/:id/refuse', [RuleChanges, 'refuse']).as('refuse-rule')
        router
          .post('delegations/:id/confirm', [CompanyDelegations, 'confirm'])
          .as('confirm-delegation')
        router
          .post('delegations/:id/refuse', [CompanyDelegations, 'refuse'])
          .as('refuse-delegation')
      })
      .use(middleware.access({ staff: 'companies.set-rule' }))
    router
      .get('companies/:id/delegations', [CompanyDelegations, 'index'])
      .as('delegations')
      .use(middleware.access({ staff: 'companies.list' }))
  })
  .where('id', idMatchers.uuid)
  .prefix('api/legal/admin')
  .as('companies.admin')

router
  .get('api/company-papers/:id', [CompanyPapers, 'show'])
  .as('company-papers.show')
  .use(middleware.access('public'))
