import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { idMatchers, phoneMatcher } from '#app/shared/http/id_matchers'
import { middleware } from '#start/kernel'

const { Board, Ceo, Companies, PaymentMethods, Rules } = controllers.companies

router
  .group(() => {
    router.post('legal-company', [Companies, 'store']).as('register')
    router.put('legal-company', [Companies, 'update']).as('information')
    router.post('official-paper', [Companies, 'officialPaper']).as('official-paper')
    router.get('assigned', [Companies, 'assigned']).as('assigned')
    router.get('', [Companies, 'show']).as('show')
    router.get('phases', [Companies, 'phases']).as('phases')

    router.get('ceo', [Ceo, 'show']).as('ceo')
    router.post('ceo', [Ceo, 'store']).as('send-ceo')
    router.put('ceo', [Ceo, 'store']).as('update-ceo')

    router.get('board-member', [Board, 'index']).as('board')
    router.post('board-member', [Board, 'store']).as('add-member')
    router.post('board-member/status', [Board, 'send']).as('send-board')
    router.get('board-member/:phone', [Board, 'show']).as('member')
    router.put('board-member/:phone', [Board, 'update']).as('update-member')
    router.delete('board-member/:phone', [Board, 'destroy']).as('remove-member')
    router.get('payment-methods', [PaymentMethods, 'index']).as('payment-methods')
    router.get('payment-method', [PaymentMethods, 'show']).as('payment-method')
    router.put('payment-method', [PaymentMethods, 'update']).as('set-payment-method')
    router.put('minimum-signature', [Board, 'minimum']).as('minimum')

    router.get('approbations', [Rules, 'show']).as('rule')
    router.put('approbations', [Rules, 'update']).as('change-rule')
    router.get('approbations/history/:pageSize/:pageNumber', [Rules, 'history']).as('rule-history')
    router.post('approbations/changes/:changeId/confirm', [Rules, 'confirm']).as('confirm-rule')
    router.post('approbations/changes/:changeId/refuse', [Rules, 'refuse']).as('refuse-rule')
  })
  .where('phone', phoneMatcher)
  .where('changeId', idMatchers.uuid)
  .prefix('api/legal/company')
  .as('companies')
  .use(middleware.access('customer'))

router
  .post('api/user/ceo-token', [Companies, 'ceoToken'])
  .as('companies.ceo-token')
  .use(middleware.access('customer'))
