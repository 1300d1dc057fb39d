import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idMatchers } from '#app/platform/http/id_matchers'
import { middleware } from '#start/kernel'

const { CertificateTypes, ServicePlans } = controllers.reference.plans

/** Which plans there are is no secret: the page of plans is read before anybody signs in. */
router
  .get('api/business-service-plan', [ServicePlans, 'index'])
  .as('plans.service_plans')
  .use(middleware.access('public'))

router
  .group(() => {
    router.post('certificate-types', [CertificateTypes, 'store']).as('store')
    router
      .put('certificate-types/:id', [CertificateTypes, 'update'])
      .where('id', idMatchers.uuid)
      .as('update')
  })
  .prefix('api/admin')
  .as('admin.certificate_types')
  .use(middleware.access({ staff: 'certificate-types.update' }))

router
  .group(() => {
    router.post('business-service-plans/:plan/open', [ServicePlans, 'open']).as('open')
    router.post('business-service-plans/:plan/close', [ServicePlans, 'close']).as('close')
  })
  .prefix('api/admin')
  .where('plan', idMatchers.text)
  .as('admin.plan_requests')
  .use(middleware.access({ staff: 'business-service-plans.update' }))
