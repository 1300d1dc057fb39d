import { signatureRulePage, type CompanyStep } from '#contracts/companies'
import { words } from '#contracts/words'
import { companyIn } from '#app/people/owners/owner'
import type { TemplateName } from '#app/people/notifications/domain/templates'
import { sendSms } from '#app/people/notifications/jobs/send_sms'
import { linkTo } from '#app/platform/process/address'
import { notify } from '#app/people/notifications/notify'
import { on } from '#app/platform/events/outbox'
import { jalaliDate } from '#app/platform/time/jalali'
import { grouped } from '#app/platform/values/money'
import './events.js'
import { messages, stepNames } from './i18n/fa.js'
import { memberName, membersOf, type BoardMember } from './queries/board.js'
import { delegationById, type Delegation } from './queries/delegations.js'
import { companyVisit } from './queries/company_visit.js'
import { acceptedFile, isAccepted } from './queries/is_accepted.js'
import { companyNameOf, companyNameOfChange, holderPhonesOf } from './queries/spending.js'

const partName = ({ step, member }: { step: CompanyStep; member?: string }): string =>
  member ? messages.member(member) : stepNames[step]

on('CompanyStepRejected', async ({ companyId, key, reason, ...part }, then, trx) => {
  await notify(
    companyIn(companyId),
    {
      key: `company-step-rejected:${key}`,
      template: 'step-rejected',
      params: { step: partName(part), reason },
    },
    then,
    trx
  )
})

on('CompanyStepReopened', async ({ companyId, key, ...part }, then, trx) => {
  const params = { step: partName(part) }
  const message = {
    key: `company-step-reopened:${key}`,
    template: 'part-reopened',
    params,
  } as const
  await notify(companyIn(companyId), message, then, trx)
})

/** Members learn that they may sign: in the bank's own words, without what the company calls itself. */
on('CompanyAccepted', async ({ companyId }, then, trx) => {
  const file = await acceptedFile(companyId, trx)
  // The last decision was taken back before anybody was told.
  if (!file) return
  for (const { phone } of await membersOf(companyId, trx)) {
    const message = { template: 'company-accepted', params: {} } as const
    await then(sendSms, {
      ...message,
      key: `company-accepted:${companyId}:${file}:${phone}`,
      phone,
    })
  }
  const message = await companyVisit(companyId, trx)
  const [ceo] = await membersOf(companyId, trx)
  if (!message || !ceo) return
  const key = `company-visit-asked:${companyId}:${file}`
  await then(sendSms, { ...message, key, phone: ceo.phone })
})

/** The CEO signs it alone (adr 53): whoever signs for the company beside them hears of it. */
on('ContractSigned', async ({ contractId, owner, contractType }, then, trx) => {
  const [ceo, ...others] = await membersOf(owner.id, trx)
  // A person signs for themselves.
  if (!ceo) return
  const params = {
    company: await companyNameOf(owner.id, trx),
    contract: words.contractType[contractType],
    member: memberName(ceo),
  }
  for (const { phone, signatoryStatus } of others) {
    if (signatoryStatus === 'NOT_ALLOWED') continue
    const key = `company-contract-signed:${contractId}:${phone}`
    await then(sendSms, { key, phone, template: 'company-contract-signed', params })
  }
})

on('CompanyClaimEnded', async ({ companyId, phone }, then) => {
  const message = { template: 'company-claim-ended', params: {} } as const
  await then(sendSms, { ...message, key: `company-claim-ended:${companyId}`, phone })
})

/** Who would lose a right hears of it while it can still be refused, whoever confirms it. */
on('CompanyRuleProposed', async ({ changeId, phones, losers = [] }, then, trx) => {
  const door = {
    company: await companyNameOfChange(changeId, trx),
    link: linkTo(signatureRulePage),
  }
  for (const phone of phones) {
    const message = { template: 'company-rule-waits', params: door } as const
    await then(sendSms, { ...message, key: `company-rule:${changeId}:${phone}`, phone })
  }
  for (const { phone, after } of losers) {
    const params = { ...door, right: messages.losing[after ?? 'REMOVED'] }
    const key = `company-right-proposed:${changeId}:${phone}`
    await then(sendSms, { template: 'company-right-proposed', params, key, phone })
  }
})

type Message = { template: TemplateName; params: Record<string, string> }

/** A rule that stays has no name of its own; what would have widened spending has. */
const dropped = (change: string | undefined, by: string | null, reason: string | null): Message => {
  const kind = change === undefined ? 'rule' : 'spending'
  const changed = { ...(change !== undefined && { change }) }
  return by === null || reason === null
    ? { template: `company-${kind}-dropped`, params: changed }
    : { template: `company-${kind}-refused`, params: { ...changed, member: by, reason } }
}

on('CompanyRuleDropped', async ({ changeId, phones, by, reason, text }, then, trx) => {
  const { template, params } = dropped(text, by, reason)
  const named = { company: await companyNameOfChange(changeId, trx), ...params }
  for (const phone of phones) {
    const key = `company-rule-dropped:${changeId}:${phone}`
    await then(sendSms, { template, params: named, key, phone })
  }
})

on(
  'CompanySpendingProposed',
  async ({ changeId, companyId, phones, text, largestLoss }, then, trx) => {
    const params = {
      company: await companyNameOf(companyId, trx),
      change: text,
      loss: grouped(largestLoss),
      link: linkTo(signatureRulePage),
    }
    for (const phone of phones) {
      const key = `company-spending:${changeId}:${phone}`
      await then(sendSms, { template: 'company-spending-waits', params, key, phone })
    }
  }
)

/** Who is member and holder hears it once. */
on('CompanySpendingChanged', async ({ key, companyId, holderId, text }, then, trx) => {
  const params = { company: await companyNameOf(companyId, trx), change: text }
  const members = (await membersOf(companyId, trx)).map(({ phone }) => phone)
  const holders = await holderPhonesOf(companyId, holderId, trx)
  for (const phone of new Set([...members, ...holders])) {
    const message = { template: 'company-spending-changed', params } as const
    await then(sendSms, { ...message, key: `company-spending-changed:${key}:${phone}`, phone })
  }
})

/** A newcomer is welcomed, and the CEO who named them gets an answer; to everybody else the rule has changed. */
const ruleMessage = (
  { id, role }: BoardMember,
  joined: BoardMember | undefined,
  company: string
): Message => {
  if (id === joined?.id) return { template: 'member-joined', params: {} }
  return joined && role === 'CEO'
    ? { template: 'company-member-joined', params: { member: memberName(joined) } }
    : { template: 'company-rule-changed', params: { company, link: linkTo(signatureRulePage) } }
}

/** A company that the bank has not accepted may have named anybody: its rule is announced to nobody. */
on('CompanyRuleChanged', async ({ companyId, version, joined }, then, trx) => {
  if (version === 1 || !(await isAccepted(companyId, trx))) return
  const members = await membersOf(companyId, trx)
  const newcomer = members.find(({ id }) => id === joined)
  const company = await companyNameOf(companyId, trx)
  for (const member of members) {
    const { phone } = member
    await then(sendSms, {
      ...ruleMessage(member, newcomer, company),
      key: `company-rule-changed:${companyId}:${version}:${phone}`,
      phone,
    })
  }
})

on('CompanyMemberRemoved', async ({ companyId, memberId, phone }, then, trx) => {
  if (!(await isAccepted(companyId, trx))) return
  const params = { company: await companyNameOf(companyId, trx) }
  const message = { template: 'member-left', params } as const
  await then(sendSms, { ...message, key: `company-member-left:${memberId}`, phone })
})

on('DelegationProposed', async ({ delegationId, phones }, then) => {
  for (const phone of phones) {
    const message = { template: 'delegation-waits', params: {} } as const
    await then(sendSms, { ...message, key: `delegation-waits:${delegationId}:${phone}`, phone })
  }
})

type Then = Parameters<Parameters<typeof on<'DelegationEnded'>>[1]>[1]
type Template = 'delegation-confirmed' | 'delegation-ended' | 'delegation-refused'

const send = async (
  template: Template,
  { id, from, to }: Delegation,
  phones: readonly string[],
  then: Then
): Promise<void> => {
  const params = { from: jalaliDate(from), to: jalaliDate(to) }
  for (const phone of phones) {
    await then(sendSms, { key: `${template}:${id}:${phone}`, phone, template, params })
  }
}

on('DelegationConfirmed', async ({ delegationId }, then, trx) => {
  const delegation = await delegationById(delegationId, trx)
  const { delegatorPhone, delegatePhone } = delegation
  await send('delegation-confirmed', delegation, [delegatorPhone, delegatePhone], then)
})

/** One that counted concerns both sides; of one that never did, only the member who asked for it has heard. */
on('DelegationEnded', async ({ delegationId }, then, trx) => {
  const delegation = await delegationById(delegationId, trx)
  const { isConfirmed, delegatorPhone, delegatePhone } = delegation
  if (isConfirmed) {
    await send('delegation-ended', delegation, [delegatorPhone, delegatePhone], then)
  } else await send('delegation-refused', delegation, [delegatorPhone], then)
})
