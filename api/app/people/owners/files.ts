import type { Owner } from '#contracts/owners'
import { plans, type Plan } from '#contracts/plans'
import type { CustomerActor } from '#app/platform/audit/actor'
import type { Client, Trx } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'
import { Registry } from '#app/platform/process/registry'
import { ownerIn, planNotChosen } from './owner.js'

const fileTypes = ['registrations', 'companies'] as const
export type FileType = (typeof fileTypes)[number]
export interface FileName {
  type: FileType
  id: string
}

/** What a customer sent to the bank for a plan. Whoever gives, charges or changes credit locks it first. */
export interface CreditApplication extends FileName {
  owner: Owner
  /** Null where the plan has no registration. */
  registrationId: string | null
  /** The bank said no for good. */
  isRefused: boolean
  isApproved: boolean
}

/** Where the files of a plan are, and what they hear of its credit. */
interface Files {
  read(owner: Owner, client?: Client): Promise<CreditApplication | null>
  lock(owner: Owner, trx: Trx): Promise<CreditApplication | null>
  lockById(id: string, trx: Trx): Promise<CreditApplication | null>
  /** The fee was paid, and the credit is not there yet. */
  feePaid(id: string, trx: Trx): Promise<void>
  creditGiven(id: string, trx: Trx): Promise<void>
}

const ofPlans = new Registry<Plan, Files>('where the files are of', plans)
const ofTypes = new Registry<FileType, Files>('the files named', fileTypes)

/** By each module that keeps files, once. */
export const registerApplicationStore = (
  type: FileType,
  ofPlan: readonly Plan[],
  files: Files
): void => {
  ofTypes.give(type, files)
  for (const plan of ofPlan) ofPlans.give(plan, files)
}

/**
 * The file behind a token in the plan that a path names.
 * @throws NotFound and BusinessRule as `ownerIn`, BusinessRule when the plan was not chosen
 */
export const fileOf = async (
  customer: CustomerActor,
  plan: unknown
): Promise<CreditApplication> => {
  const owner = ownerIn(customer, plan)
  const file = await ofPlans.of(owner.plan).read(owner)
  if (!file) throw planNotChosen()
  return file
}

/** As `fileOf`, locked until the transaction ends. */
export const lockFileOf = async (
  customer: CustomerActor,
  plan: unknown,
  trx: Trx
): Promise<CreditApplication> => {
  const owner = ownerIn(customer, plan)
  const file = await ofPlans.of(owner.plan).lock(owner, trx)
  if (!file) throw planNotChosen()
  return file
}

/** For commands of staff and for jobs. @throws NotFound */
export const lockOwnersFile = async (owner: Owner, trx: Trx): Promise<CreditApplication> => {
  const file = await ofPlans.of(owner.plan).lock(owner, trx)
  if (!file) throw new NotFound()
  return file
}

/** The same by the file's own name. @throws NotFound */
export const lockFile = async ({ type, id }: FileName, trx: Trx): Promise<CreditApplication> => {
  const file = await ofTypes.of(type).lockById(id, trx)
  if (!file) throw new NotFound()
  return file
}

export const notifyFeePaid = ({ type, id }: FileName, trx: Trx): Promise<void> =>
  ofTypes.of(type).feePaid(id, trx)

export const notifyCreditGiven = ({ type, id }: FileName, trx: Trx): Promise<void> =>
  ofTypes.of(type).creditGiven(id, trx)
