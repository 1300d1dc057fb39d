declare module '#app/platform/events/outbox' {
  interface Events {
    /** `what`: person or contract, in Persian. */
    CardHolderRefused: {
      holderId: string
      companyId: string
      what: string
      reason: string
      at: string
    }
    /** A refusal taken back; `key` is unique. */
    CardHolderReopened: { companyId: string; what: string; key: string }
  }
}

export {}
