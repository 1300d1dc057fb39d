declare module '#app/shared/events/outbox' {
  interface Events {
    /** Another version of who has to sign is in force. */
    CompanyRuleChanged: { companyId: string; version: number }
  }
}
