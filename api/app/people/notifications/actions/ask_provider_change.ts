import type { StaffActor } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { BusinessRule, refusedField } from '#app/platform/errors'
import { requestSecondPerson } from '#app/platform/change_requests/requests'
import { messages } from '../i18n/fa.js'
import { isKeyInEnvironment, isProviderSupported, needsNoKey, smsSecrets } from '../providers.js'
import { smsRequests } from '../sms_requests.js'
import { lockProvider, providerState, type LockedProvider } from '../steps/lock_setup.js'
import { refuseSwitchOn } from '../steps/refuse_switch_on.js'

interface Command {
  actor: StaffActor
  providerId: string
  kind: 'KEY' | 'SWITCH_ON'
  apiKey?: string
  reason: string
}
interface Wanted {
  after: object
  sealed: string | null
}

const keyForm = /^[0-9A-Za-z_-]+$/

/** Lets a provider's key, or its use, wait for a second person: whoever holds the key reads every code. */
export default class AskProviderChange {
  /** @returns the request's id @throws NotFound, InvalidFields, BusinessRule (422), Conflict */
  async execute({ actor, providerId, kind, apiKey, reason }: Command): Promise<string> {
    return transaction(async (trx) => {
      const provider = await lockProvider(providerId, trx)
      const { after, sealed } = kind === 'KEY' ? renewed(provider, apiKey) : switchedOn(provider)
      return requestSecondPerson(
        smsRequests,
        {
          requester: actor,
          action: kind,
          subject: { type: 'sms-providers', id: providerId },
          waitsOn: `${providerId}:${kind}`,
          before: providerState(provider),
          after,
          reason,
          secret: sealed,
          about: {},
          whenWaiting: messages.alreadyAsked,
        },
        trx
      )
    })
  }
}

const switchedOn = (provider: LockedProvider): Wanted => {
  refuseSwitchOn(provider)
  return { after: { ...providerState(provider), active: true }, sealed: null }
}

const renewed = (provider: LockedProvider, apiKey: string | undefined): Wanted => {
  const { name } = provider
  if (!isProviderSupported(name)) throw new BusinessRule(messages.unsupported)
  if (needsNoKey(name)) throw new BusinessRule(messages.needsNoKey)
  if (isKeyInEnvironment(name)) throw new BusinessRule(messages.keyByEnvironment)
  const key = apiKey?.trim()
  if (!key) throw refusedField('apiKey', messages.keyNeeded)
  if (!keyForm.test(key)) throw refusedField('apiKey', messages.keyWrong)
  return {
    after: { ...providerState(provider), renewed: ['apiKey'] },
    sealed: smsSecrets.seal({ apiKey: key }),
  }
}
