/** What the export of customers is called. */
export const title = 'مشتریان'
