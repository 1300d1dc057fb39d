import type { Transitions } from './transitions.ts'

/** Money that leaves a wallet for an IBAN of its owner. api-person "Money that leaves a wallet" */
export const withdrawalStatuses = [
  'REQUESTED',
  'APPROVED',
  'SENT',
  'PAID',
  'FAILED',
  'CANCELED',
] as const
export type WithdrawalStatus = (typeof withdrawalStatuses)[number]

export const withdrawalTransitions = {
  REQUESTED: ['APPROVED', 'CANCELED'],
  /** Staff alone refuse it from here, until a run has taken it. */
  APPROVED: ['SENT', 'CANCELED'],
  SENT: ['PAID', 'FAILED'],
  /** It came back to the bank, by two people. */
  PAID: ['FAILED'],
  /** The bank had paid it after all, by two people. */
  FAILED: ['PAID'],
  CANCELED: [],
} as const satisfies Transitions<WithdrawalStatus>

/** The amount is held: it has left the wallet, and nobody was paid yet. */
export const heldWithdrawals = [
  'REQUESTED',
  'APPROVED',
  'SENT',
] as const satisfies WithdrawalStatus[]

export const withdrawalEnders = ['OWNER', 'MEMBER', 'INQUIRY', 'STAFF', 'BANK'] as const
export type WithdrawalEnder = (typeof withdrawalEnders)[number]

/** What a wallet holds, and what its owner owes in all plans; rials. */
export interface WithdrawalFacts {
  cash: number
  /** Past due and not disputed, with every late fee. */
  overdue: number
  /** The same with what falls due later. */
  owed: number
  isWrittenOff: boolean
  isBlacklisted: boolean
  isFraud: boolean
  /** The bank's answers to an earlier withdrawal contradict each other. */
  isBankInDoubt: boolean
  /** A payment of a fee is open at a gateway: it counts on what the wallet holds. */
  isFeeOpen: boolean
}

/** Why less than the wallet's cash may leave it. */
export const withdrawalHolds = [
  'FRAUD',
  'BANK_IN_DOUBT',
  'FEE_OPEN',
  'ALL_DEBT',
  'OVERDUE',
  'EMPTY',
] as const
export type WithdrawalHold = (typeof withdrawalHolds)[number]

export interface Withdrawable {
  amount: number
  hold: WithdrawalHold | null
}

/** How much may leave the wallet now: its cash, less what is owed first. */
export const withdrawable = (facts: WithdrawalFacts): Withdrawable => {
  const { cash, overdue, owed } = facts
  if (cash === 0) return { amount: 0, hold: 'EMPTY' }
  if (facts.isFraud) return { amount: 0, hold: 'FRAUD' }
  if (facts.isBankInDoubt) return { amount: 0, hold: 'BANK_IN_DOUBT' }
  if (facts.isFeeOpen) return { amount: 0, hold: 'FEE_OPEN' }
  const owesAll = facts.isWrittenOff || facts.isBlacklisted
  const need = owesAll ? owed : overdue
  if (need === 0) return { amount: cash, hold: null }
  return { amount: Math.max(cash - need, 0), hold: need > overdue ? 'ALL_DEBT' : 'OVERDUE' }
}

export interface WithdrawalLimits {
  minRials: number
  dailyMaxRials: number
  perDay: number
}

/** What the owner has asked for today, whatever became of it. */
export interface AskedToday {
  amount: number
  count: number
}

export type WithdrawalRefusal = 'TOO_MUCH' | 'TOO_LITTLE' | 'TOO_MUCH_TODAY' | 'TOO_OFTEN_TODAY'

/** Why an amount cannot be asked for, or null. Less than the minimum may leave only as all that is there. */
export const refusalToWithdraw = (
  amount: number,
  most: number,
  today: AskedToday,
  limits: WithdrawalLimits
): WithdrawalRefusal | null => {
  if (amount > most) return 'TOO_MUCH'
  if (amount < 1 || (amount < limits.minRials && amount < most)) return 'TOO_LITTLE'
  if (today.count >= limits.perDay) return 'TOO_OFTEN_TODAY'
  return today.amount + amount > limits.dailyMaxRials ? 'TOO_MUCH_TODAY' : null
}

/** As it is shown where it must not be read out: the country and the last four digits. */
export const maskedIban = (iban: string): string => `${iban.slice(0, 2)}****${iban.slice(-4)}`
