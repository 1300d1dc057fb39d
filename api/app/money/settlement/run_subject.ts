/** As its resource, so that audit lines link to the run's page. */
export const runSubject = (id: string) => ({ type: 'settlement-runs', id })
