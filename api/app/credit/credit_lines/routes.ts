import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idMatchers } from '#app/platform/http/id_matchers'
import { middleware } from '#start/kernel'

const {
  PackageRequests,
  Packages,
  PlatformFees,
  Allocations,
  ApprovalDecisions,
  CreditLines,
  Renewals,
  Suspensions,
} = controllers.credit.creditLines

router
  .group(() => {
    router.post('user-subscription-package', [Packages, 'store'])
    router.get('user-subscription-package', [Packages, 'show'])
    router.get('user-subscription-package/:plan/subscription-packages', [Packages, 'index'])
    router.get('platform-fee/:plan/payment-detail', [PlatformFees, 'show'])
    router.post('platform-fee/:plan/confirm', [PlatformFees, 'confirm'])
    router.get('user-contract/:plan/renewal-status', [Renewals, 'show'])
    router.get('legal/company/credit', [Renewals, 'company']).as('company')
  })
  .prefix('api')
  .as('credit')
  .use(middleware.access('customer'))

/** The specification's three routes to one payment. domain "The platform fee" */
router
  .group(() => {
    router
      .post('platform-fee/:plan/create-platform-fee', [PlatformFees, 'store'])
      .as('create_platform_fee')
    router
      .post('payment/:plan/create-platform-fee-payment', [PlatformFees, 'store'])
      .as('create_platform_fee_payment')
    router.post('payment/create-subscription-package-payment', [PlatformFees, 'storeForPackage'])
  })
  .prefix('api')
  .as('credit.fee_payments')
  .use(middleware.access('customer'))
  .use(middleware.idempotent({}))

router
  .group(() => {
    router
      .post('credit/allocate', [Allocations, 'store'])
      .use(middleware.access({ staff: 'credit.allocate' }))
      .use(middleware.idempotent({}))
    router
      .post('credit/cancel-package', [Packages, 'cancel'])
      .use(middleware.access({ staff: 'packages.cancel' }))
      .use(middleware.idempotent({}))
    router
      .post('credit/suspend', [CreditLines, 'suspend'])
      .use(middleware.access({ staff: 'credit.suspend' }))
    router
      .post('credit/unsuspend', [CreditLines, 'unsuspend'])
      .use(middleware.access({ staff: 'credit.suspend' }))
    router
      .post('credit/grant-renewal', [Renewals, 'grant'])
      .use(middleware.access({ staff: 'credit.grant-renewal' }))
    router
      .post('credit/change-limit', [CreditLines, 'changeLimit'])
      .use(middleware.access({ staff: 'credit.change-limit' }))
      .use(middleware.idempotent({}))
    router
      .post('credit/revolve', [CreditLines, 'revolve'])
      .use(middleware.access({ staff: 'credit.revolve' }))
      .use(middleware.idempotent({}))
    router
      .post('approvals/:id/approve', [ApprovalDecisions, 'approve'])
      .use(middleware.access({ staff: 'approvals.decide' }))
      .use(middleware.idempotent({}))
    router
      .post('approvals/:id/reject', [ApprovalDecisions, 'reject'])
      .use(middleware.access({ staff: 'approvals.decide' }))
    router
      .post('approvals/:id/withdraw', [ApprovalDecisions, 'withdraw'])
      .use(middleware.access({ staff: 'approvals.withdraw' }))
  })
  .prefix('api/admin')
  .as('credit.admin')

/** Under the specification's paths. */
router
  .group(() => {
    router.get('exports/excel', [Suspensions, 'export']).as('export')
    router.get('suspension-logs/:id', [Suspensions, 'log']).as('log')
    router.get(':id/histories', [Suspensions, 'histories']).as('histories')
    router
      .get(':pageSize/:pageNumber', [Suspensions, 'index'])
      .where('pageSize', /^[0-9]+$/)
      .where('pageNumber', /^[0-9]+$/)
      .as('index')
  })
  .prefix('api/user-suspensions')
  .where('id', idMatchers.uuid)
  .as('credit.suspensions')
  .use(middleware.access({ staff: 'suspensions.list' }))

router
  .group(() => {
    router.post('packages', [PackageRequests, 'store']).as('store')
    router.post('packages/:slug/collaterals', [PackageRequests, 'collaterals']).as('collaterals')
    router.post('packages/:slug/activate', [PackageRequests, 'activate']).as('activate')
    router.post('packages/:slug/switch-off', [PackageRequests, 'switchOff']).as('switch_off')
  })
  .prefix('api/admin')
  .where('slug', idMatchers.text)
  .as('admin.package_requests')
  .use(middleware.access({ staff: 'packages.update' }))
