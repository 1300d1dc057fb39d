import router from '@adonisjs/core/services/router'
import { contactLists } from '#contracts/leads'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { ContactPictures, Contacts, ContactWork, WaitingContacts } = controllers.people.leads

router
  .group(() => {
    router.post('lead/retail-show', [Contacts, 'storeLead']).as('lead')
    router.post('call-info', [Contacts, 'storeCallInfo']).as('call_info')
    router.get('contacts/waiting', [WaitingContacts, 'index']).as('waiting')
  })
  .prefix('api')
  .as('leads')
  .use(middleware.access('public'))

/** The call of the specification, and the same where forms of the back-office create records. */
router
  .post('api/manual-reports', [Contacts, 'storeReport'])
  .as('leads.manual_report')
  .use(middleware.access({ staff: 'manual-reports.write' }))
router
  .post('api/admin/manual-reports', [Contacts, 'storeReport'])
  .as('admin.leads.manual_report')
  .use(middleware.access({ staff: 'manual-reports.write' }))

for (const list of Object.values(contactLists)) {
  router
    .group(() => {
      router.post('claim', [ContactWork, 'claim']).as('claim')
      router.post('release', [ContactWork, 'release']).as('release')
      router.post('finish', [ContactWork, 'finish']).as('finish')
      router.post('reject', [ContactWork, 'reject']).as('reject')
      router.post('note', [ContactWork, 'note']).as('note')
    })
    .prefix(`api/admin/${list}/:id`)
    .as(`leads.${list}`)
    .use(middleware.access({ staff: 'leads.work' }))
}

router
  .get('api/admin/call-infos/:id/picture', [ContactPictures, 'show'])
  .as('leads.picture')
  .use(middleware.access({ staff: 'leads.list' }))
