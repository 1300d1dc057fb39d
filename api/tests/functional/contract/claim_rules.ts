/** Why a decision does not ask who has its file in hand. */
export const claimReasons = {
  ASKED_FOR:
    'one call agrees to what somebody else has asked for, or does not: nothing is worked on before it',
  ONE_LOOK: 'the row has all that is decided on; whoever is first under its lock decides',
  OWN_ACCOUNT: 'the own account of whoever calls',
} as const

/** What a decision of staff is called. */
export const decisionName =
  /\/(approve|approve-retry|reject|refuse|confirm|accept|verify|reopen|finish|score|visit|settle|close|minimum-signature|signatory-status)$/

/**
 * Which decisions a claim binds: whoever else has the file in hand is named, and nothing is decided. `claims_bind.spec`
 * calls each of BOUND; a contact is decided by whoever has claimed it, and by nobody else.
 */
export const claimRules: {
  BOUND: readonly string[]
  CLAIMED_FIRST: readonly string[]
  UNBOUND: { readonly [Reason in keyof typeof claimReasons]: readonly string[] }
} = {
  BOUND: [
    'POST /api/admin/registrations/:id/:step/approve',
    'POST /api/admin/registrations/:id/:step/reject',
    'POST /api/admin/registrations/:id/:step/reopen',
    'POST /api/admin/registrations/:id/score',
    'POST /api/admin/registrations/:id/visit',
    'POST /api/legal/admin/board-members/:id/reject',
    'POST /api/legal/admin/board-members/:id/reopen',
    'POST /api/legal/admin/board-members/:id/verify',
    'POST /api/legal/admin/card-holders/:id/contract/reject',
    'POST /api/legal/admin/card-holders/:id/contract/reopen',
    'POST /api/legal/admin/card-holders/:id/contract/verify',
    'POST /api/legal/admin/card-holders/:id/reject',
    'POST /api/legal/admin/card-holders/:id/reopen',
    'POST /api/legal/admin/card-holders/:id/verify',
    'POST /api/legal/admin/companies/:id/:step/reject',
    'POST /api/legal/admin/companies/:id/:step/reopen',
    'POST /api/legal/admin/companies/:id/:step/verify',
    'POST /api/legal/admin/companies/:id/minimum-signature',
    'POST /api/legal/admin/companies/:id/signatory-status',
    'POST /api/legal/admin/delegations/:id/confirm',
    'POST /api/legal/admin/delegations/:id/refuse',
    'POST /api/legal/admin/rule-changes/:id/confirm',
    'POST /api/legal/admin/rule-changes/:id/refuse',
  ],
  CLAIMED_FIRST: ['call-infos', 'leads', 'manual-reports'].flatMap((contacts) => [
    `POST /api/admin/${contacts}/:id/finish`,
    `POST /api/admin/${contacts}/:id/reject`,
  ]),
  UNBOUND: {
    ASKED_FOR: [
      'POST /api/admin/approvals/:id/approve',
      'POST /api/admin/approvals/:id/reject',
      'POST /api/admin/change-requests/:id/approve',
      'POST /api/admin/change-requests/:id/reject',
      'POST /api/admin/change-requests/bulk/approve',
      'POST /api/admin/change-requests/bulk/reject',
      'POST /api/admin/payments/:id/decisions/:decisionId/approve',
      'POST /api/admin/payments/:id/decisions/:decisionId/reject',
      'POST /api/admin/settlement/discount-runs/:id/approve',
      'POST /api/admin/settlement/discount-runs/:id/approve-retry',
      'POST /api/admin/settlement/maturity-runs/:id/approve',
      'POST /api/admin/settlement/maturity-runs/:id/approve-retry',
      'POST /api/admin/settlement/withdrawal-runs/:id/approve',
    ],
    ONE_LOOK: [
      'POST /api/admin/business-service-plans/:plan/close',
      'POST /api/admin/disputes/:id/accept',
      'POST /api/admin/disputes/:id/refuse',
      'POST /api/admin/payments/:id/close',
      'POST /api/admin/payments/:id/confirm',
      'POST /api/admin/payments/:id/refuse',
      'POST /api/admin/payments/:id/reopen',
      'POST /api/admin/payments/:id/settle',
      'POST /api/admin/reconciliations/:id/close',
      'POST /api/admin/withdrawals/:id/approve',
      'POST /api/admin/withdrawals/:id/refuse',
      'POST /api/distributor/disputes/:id/accept',
      'POST /api/distributor/disputes/:id/refuse',
      'POST /api/distributor/orders/:id/confirm',
    ],
    OWN_ACCOUNT: ['POST /api/admin/me/totp/confirm'],
  },
}
