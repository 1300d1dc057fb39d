import { hash } from 'node:crypto'
import type { ContractType } from '#contracts/contracts'
import type { Owner } from '#contracts/owners'
import { prepared, type Client } from '#app/platform/database/database'
import { BusinessRule } from '#app/platform/errors'
import { contractHtml } from '../domain/html.js'
import { contractRefusal, termOf } from '../domain/term.js'
import { readTemplate } from '../domain/text.js'
import { messages } from '../i18n/fa.js'
import { contractFacts } from './contract_facts.js'

export interface OwnerContract {
  contractType: ContractType
  version: number
  html: string
  digest: string
  signedAt: Date | null
}
export interface OpenContract extends OwnerContract {
  term: number
  /** The signed one; null while it is to be signed. */
  id: string | null
  templateId: string
}

const signedSql = `
  select id, contract_type as "contractType", term, template_id as "templateId",
         template_version as version, html, digest, signed_at as "signedAt"
    from signed_contracts
   where owner_type = ? and owner_id = ? and plan = ? and contract_type = ? and term >= ?
   order by term desc limit 1`

/** A template of the plan's own goes before one for all plans. */
const templateSql = `
  select id, version, body from contract_templates
   where contract_type = ? and status = 'IN_FORCE' and (plan = ? or plan is null)
   order by plan nulls last limit 1`

const lastSigned = async (
  { type, id, plan }: Owner,
  contractType: ContractType,
  term: number,
  client?: Client
): Promise<OpenContract | undefined> => {
  const bindings = [type, id, plan, contractType, term]
  return (await prepared<OpenContract>('last_signed_contract', signedSql, bindings, client))[0]
}

/** @throws BusinessRule while there is nothing to sign */
export const contractToSign = async (
  owner: Owner,
  contractType: ContractType,
  client?: Client
): Promise<OpenContract> => {
  const facts = await contractFacts(owner, client)
  if (!facts) throw new BusinessRule(messages.noCredit)
  const term = termOf(contractType, facts)
  const signed = await lastSigned(owner, contractType, term, client)
  const refusal = contractRefusal(contractType, owner.plan, facts, signed !== undefined)
  if (refusal) throw new BusinessRule(refusal)
  if (signed) return signed
  const bindings = [contractType, owner.plan]
  const [template] = await prepared<{ id: string; version: number; body: string }>(
    'contract_template_in_force',
    templateSql,
    bindings,
    client
  )
  if (!template) throw new BusinessRule(messages.noTemplate)
  const html = contractHtml(readTemplate(template.body).blocks, facts.values)
  return {
    id: null,
    contractType,
    term,
    templateId: template.id,
    version: template.version,
    html,
    // What the owner's screen sends back says which text it has shown.
    digest: hash('sha256', html),
    signedAt: null,
  }
}

export const ownerContract = async (owner: Owner, type: ContractType): Promise<OwnerContract> => {
  const { contractType, version, html, digest, signedAt } = await contractToSign(owner, type)
  return { contractType, version, html, digest, signedAt }
}

const listSql = `
  select contract_type as "contractType", term, template_version as version, signed_at as "signedAt"
    from signed_contracts
   where owner_type = ? and owner_id = ? and plan = ? order by signed_at, id`

type SignedByOwner = Pick<OpenContract, 'contractType' | 'term' | 'version'> & { signedAt: Date }

/** GET /user-contract/{plan}: what the owner has signed, the first one first. */
export const signedContracts = ({ type, id, plan }: Owner) =>
  prepared<SignedByOwner>('signed_contracts_of', listSql, [type, id, plan])
