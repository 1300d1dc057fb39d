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
  const { SandboxProvider, SandboxPage } = controllers.onboarding.signing
  router
    .group(() => {
      router.post('identity-inquiries', [SandboxProvider, 'inquire'])
      router.post('enrollments', [SandboxProvider, 'open'])
      router.get('enrollments/:ref', [SandboxProvider, 'enrollment'])
      router.post('enrollments/:ref/sentences', [SandboxProvider, 'sentence'])
      router.put('enrollments/:ref/video', [SandboxProvider, 'video'])
      router.put('enrollments/:ref/signature-image', [SandboxProvider, 'image'])
      router.post('enrollments/:ref/submit', [SandboxProvider, 'submit'])
      router.post('signings', [SandboxProvider, 'openSigning'])
      router.get('signings/:ref', [SandboxProvider, 'signing'])
      router.get('page', [SandboxPage, 'show'])
      router.post('page', [SandboxPage, 'store'])
      router.get('files/:file', [SandboxPage, 'file']).as('file')
    })
    .prefix(sandboxPrefix)
    .where('ref', idMatchers.uuid)
    .as('signing.sandbox')
    .use(middleware.access('public'))
}
