export const waitingFirst = { field: 'askedAt', order: 'ASC' } as const
