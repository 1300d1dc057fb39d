/** How the audit trail names a run: as its resource, so that the line leads to the run's page. */
export const runSubject = (id: string) => ({ type: 'settlement-runs', id })
