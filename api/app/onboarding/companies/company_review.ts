import {
  companyReopenTransitions,
  companyTransitions,
  type CompanyStatus,
  type DecidedStep,
} from '#contracts/companies'
import { clock } from '#app/platform/time/clock'
import {
  outcomeColumns,
  type Move,
  type Review,
  type Reviewed,
  type ReviewedFiles,
} from '#app/platform/review/review'
import { messages } from './i18n/fa.js'
import { announce } from './steps/announce_decision.js'
import { endOtherClaims, lockClaimsOfId } from './steps/claims_of_id.js'
import { lockCompany } from './steps/lock_company.js'
import { refuseReliedOn } from './steps/refuse_relied_on.js'
import { touchCompany } from './steps/touch_company.js'

interface Subject extends Reviewed<CompanyStatus> {
  companyUniqueId: string
}

/** A company whose national id went to another one is no file any more. */
export const companyFiles: ReviewedFiles = {
  subject: 'companies',
  rows: (trx) => trx.knexQuery().table('companies').whereNull('released_at'),
}

const verbs = { accept: 'verify', reject: 'reject', reopen: 'reopen' } as const

/** What decisions on a company have in common with those on its board. */
export const inCompanies = {
  files: companyFiles,
  command: (part: DecidedStep | 'member', move: Move) =>
    `companies.${part}.${verbs[move]}` as const,
  statuses: { accept: 'ACCEPTED', reject: 'REJECTED', reopen: 'PENDING' },
  moves: () => companyTransitions,
  reopenMoves: companyReopenTransitions,
  messages,
} as const

/** What the legal officers say of a step of a company's file. company §4 "Step statuses" */
export const companyReview: Review<DecidedStep, CompanyStatus, Subject> = {
  ...inCompanies,
  subject: 'companies',
  async lock({ id, part }, trx) {
    if (part === 'company') await lockClaimsOfId(id, trx)
    const company = await lockCompany(id, trx)
    return {
      ...{ id, files: [id], companyUniqueId: company.companyUniqueId },
      status: company[`${part}Status`],
      sentAt: company[`${part}SentAt`],
      decidedAt: company[`${part}DecidedAt`],
      decidedBy: company[`${part}DecidedBy`],
    }
  },
  async refuse({ id }, { move }, trx) {
    if (move === 'reopen') await refuseReliedOn(id, trx)
  },
  async write(company, { actor, part, move, status, outcome }, trx) {
    const { id } = company
    if (part === 'company' && move === 'accept') await endOtherClaims(company, actor, trx)
    await trx
      .from('companies')
      .where({ id })
      .update(outcomeColumns(`${part}_`, outcome))
    if (part === 'ceo') {
      const updated_at = clock.businessNow().toJSDate()
      await trx
        .from('company_members')
        .where({ company_id: id, role: 'CEO' })
        .update({ status, rejection: outcome.rejection, updated_at })
    }
    await touchCompany(id, trx, move === 'reopen' ? company.sentAt : null)
  },
  announce: ({ id: companyId, status: before }, { part: step, ...change }, trx) =>
    announce({ companyId, step }, before, change, trx),
}
