/** One way to move money or to make an invoice, as it is called once, ready to be called. */
export interface Call {
  path: string
  token: string
  body: object
  /** Somebody else with the same rights, on whose key nothing of this may be answered. */
  strangerToken: string
  /** How often it has taken effect. */
  effects: () => Promise<number>
}

export interface MoneyPath {
  /** As the router has it. */
  route: string
  /** A table that the call must write; where it cannot, the attempt fails. */
  writes: string
  prepare: () => Promise<Call>
}
