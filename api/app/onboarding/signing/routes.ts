import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { sandboxPrefix, sandboxProviderOpen } from '#config/signing'
import { idMatchers } from '#app/platform/http/id_matchers'
import { middleware } from '#start/kernel'

const { Signing, SigningUploads, SigningReturns, AppInfo, EnrollmentFiles } =
  controllers.onboarding.signing

router
  .group(() => {
    router.get('check', [Signing, 'check']).as('check')
    router.get('digest', [Signing, 'digest']).as('digest')
    router.post('info-inquiry', [Signing, 'inquire']).as('info-inquiry')
    router.get('random-sentence', [Signing, 'sentence']).as('random-sentence')
    router.post('video', [SigningUploads, 'video']).as('video')
    router.post('signature', [SigningUploads, 'signature']).as('signature')
    router.post('enrollment', [Signing, 'enroll']).as('enrollment')
    router.post('sign', [Signing, 'sign']).as('sign')
  })
  .prefix('api/signing')
  .as('signing')
  .use(middleware.access('customer'))

router
  .group(() => {
    router.post('callback', [SigningReturns, 'callback']).as('callback')
    router.route('redirect', ['GET', 'POST'], [SigningReturns, 'redirect']).as('redirect')
    router.get('android-info', [AppInfo, 'android']).as('android-info')
    router.get('app-market-info', [AppInfo, 'markets']).as('app-market-info')
  })
  .prefix('api/signing')
  .as('signing')
  .use(middleware.access('public'))

router
  .group(() => {
    router.get(':id/video', [EnrollmentFiles, 'video']).as('video')
    router.get(':id/signature', [EnrollmentFiles, 'signature']).as('signature')
  })
  .prefix('api/admin/signature-enrollments')
  .as('admin.signature-enrollments')
  .use(middleware.access({ staff: 'signature-enrollments.files' }))

/** The sandbox provider; elsewhere nobody can tell that it ever exists. */
if (sandboxProviderOpen) {
  const { SandboxEnrollments, SandboxPage, SandboxSignings } = controllers.onboarding.signing
  router
    .group(() => {
      router.post('identity-inquiries', [SandboxEnrollments, 'inquire'])
      router.post('enrollments', [SandboxEnrollments, 'store'])
      router.get('enrollments/:ref', [SandboxEnrollments, 'show'])
      router.post('enrollments/:ref/sentences', [SandboxEnrollments, 'sentence'])
      router.put('enrollments/:ref/video', [SandboxEnrollments, 'video'])
      router.put('enrollments/:ref/signature-image', [SandboxEnrollments, 'image'])
      router.post('enrollments/:ref/submit', [SandboxEnrollments, 'submit'])
      router.post('signings', [SandboxSignings, 'store'])
      router.get('signings/:ref', [SandboxSignings, 'show'])
      router.get('page', [SandboxPage, 'show'])
      router.post('page', [SandboxPage, 'store'])
      router.get('files/:file', [SandboxPage, 'file']).as('file')
    })
    .prefix(sandboxPrefix)
    .where('ref', idMatchers.uuid)
    .as('signing.sandbox')
    .use(middleware.access('public'))
}
