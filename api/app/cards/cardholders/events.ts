declare module '#app/platform/events/outbox' {
  interface Events {
    /** `what` names the person or their contract, in Persian. */
    CardHolderRefused: {
      holderId: string
      companyId: string
      what: string
      reason: string
      at: string
    }
    /** A refusal of the bank was taken back; `key` is unique for each. */
    CardHolderReopened: { companyId: string; what: string; key: string }
  }
}

export {}
