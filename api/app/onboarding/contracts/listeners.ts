import { words } from '#contracts/words'
import { notify } from '#app/people/notifications/notify'
import { on } from '#app/platform/events/outbox'

on('ContractSigned', async ({ contractId, owner, contractType }, then, trx) => {
  const params = { contract: words.contractType[contractType] }
  await notify(
    owner,
    { key: `contract-signed:${contractId}`, template: 'contract-signed', params },
    then,
    trx
  )
})
