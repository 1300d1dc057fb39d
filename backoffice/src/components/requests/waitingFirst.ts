/** What has waited longest is decided first. */
export const waitingFirst = { field: 'askedAt', order: 'ASC' } as const
