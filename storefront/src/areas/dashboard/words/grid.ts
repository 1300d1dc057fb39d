/** What the tables of the dashboard say; their numbers are words already. */
export const grid = {
  visibleOf: (visible: string, total: string) => `${visible} از ${total}`,
  rowsPerPage: 'ردیف در هر صفحه:',
  displayed: (from: string, to: string, count: string) => `${from} تا ${to} از ${count}`,
} as const
