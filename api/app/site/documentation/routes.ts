import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Docs } = controllers.site.documentation

router
  .group(() => {
    router.get('', [Docs, 'show']).as('page')
    router.get('openapi.json', [Docs, 'document']).as('openapi')
    router.get(':file', [Docs, 'file']).as('file')
  })
  .prefix('api/docs')
  .as('docs')
  .use(middleware.access('public'))
