import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idMatchers } from '#app/platform/http/id_matchers'
import { middleware } from '#start/kernel'

const { Marketing, Settings, SpecialModal } = controllers.reference.settings

router
  .put('api/admin/settings/:id', [Settings, 'update'])
  .where('id', idMatchers.text)
  .as('admin.settings.update')
  .use(middleware.access({ staff: 'settings.update' }))

router
  .group(() => {
    router.get('settings', [Settings, 'index']).as('index')
    router.get('preference', [Settings, 'index']).as('preference')
    router.get('bank-branch', [Settings, 'bankBranch']).as('bank_branch')
    router.get('preference/show-contract', [Settings, 'showContract']).as('show_contract')
    router.get('preference/special-model', [Settings, 'specialModal']).as('special_model')
    router.get('preference/special-modal', [Settings, 'specialModal']).as('special_modal')
  })
  .prefix('api')
  .as('settings')
  .use(middleware.access('public'))

router
  .get('api/preference/pictures/:id', [SpecialModal, 'picture'])
  .as('settings.picture')
  .use(middleware.access('public'))
router
  .get('api/admin/special-modal', [SpecialModal, 'show'])
  .as('admin.special_modal')
  .use(middleware.access({ staff: 'settings.list' }))
router
  .get('api/admin/marketing', [Marketing, 'show'])
  .as('admin.marketing')
  .use(middleware.access({ staff: 'marketing.read' }))
router
  .put('api/admin/marketing', [Marketing, 'update'])
  .as('admin.change_marketing')
  .use(middleware.access({ staff: 'marketing.update' }))

/** The call of the specification, and the same below the prefix of the back-office. */
router
  .group(() => {
    router.put('preference/special-modal', [SpecialModal, 'update']).as('by_preference')
    router.put('admin/special-modal', [SpecialModal, 'update']).as('by_staff')
  })
  .prefix('api')
  .as('settings.change_special_modal')
  .use(middleware.access({ staff: 'preferences.update' }))
