/** Whether an entry of the menu opens a page of its own instead of a list. @param href below `/backoffice/` */
export const opensPage = (href: string): boolean =>
  href.includes('/ledger/') ||
  [
    '/backoffice/',
    '/change-requests',
    '/special-modal',
    '/marketing',
    '/sign-ins',
    '/distributor-reports',
  ].some((page) => href.endsWith(page))
