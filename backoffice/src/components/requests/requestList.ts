/** What the lists of requests that take two people share: those that wait come first. */
export const requestList = {
  views: [
    { name: 'views.requests.waiting', filter: { status: 'PENDING' } },
    { name: 'views.requests.history', filter: { status: ['APPROVED', 'REJECTED', 'WITHDRAWN'] } },
  ],
  initialFilter: { status: 'PENDING' },
  sort: { field: 'requestedAt', order: 'ASC' as const },
}
