/** What a bench or a crash test asks for, beside what it writes in bulk; of the ids that it has. */
export interface Wanted {
  /** Roles of members of staff. */
  staff?: readonly string[]
  /** Distributors of which each gets one more program, which sells. */
  programsOf?: readonly string[]
  /** Distributors of which each gets a device. */
  devicesOf?: readonly string[]
  /** Shop owners whose card is numbered, enabled and known to the issuer. */
  cardsOf?: readonly string[]
  /** Shop owners whose wallet gets so many rials. */
  cash?: readonly { userIds: readonly string[]; amount: number }[]
  /** One that pays at devices, with credit of so many rials and so many people who hold a card. */
  company?: { limit: number; holders: number }
}

/** A member of a company, signed in for it. */
export interface MadeMember {
  id: string
  phone: string
  sessionId: string
  token: string
}
export interface MadeCompany {
  id: string
  nationalId: string
  ceo: MadeMember
  /** One mandatory signatory, and two optional ones of whom one is enough. */
  signatories: MadeMember[]
  /** Signs nothing of their own, and everything in the place of the mandatory signatory, who is away. */
  delegate: MadeMember
  delegationId: string
}

/** The answer: each list in the order in which it was asked for. */
export interface Made {
  /** Bearer tokens. */
  staff: string[]
  /** Tokens of programs. */
  programs: string[]
  devices: { id: string; token: string }[]
  /** Of the shop owners, and of the company's holders after them. */
  cards: { number: string }[]
  company?: MadeCompany
}
