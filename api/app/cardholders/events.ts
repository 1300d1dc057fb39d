declare module '#app/shared/events/outbox' {
  interface Events {
    /** `what` names the person or their contract, in Persian. */
    CardHolderRefused: {
      holderId: string
      companyId: string
      what: string
      reason: string
      at: string
    }
  }
}

export {}
