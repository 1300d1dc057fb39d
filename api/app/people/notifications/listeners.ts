import { on } from '#app/platform/events/outbox'
import './actions/message_customer.js'
import { notify } from './notify.js'

on('CustomerMessaged', async ({ id, owner, template, params }, then, trx) => {
  await notify(owner, { key: `${template}:${id}`, template, params }, then, trx)
})
