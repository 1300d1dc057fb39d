/** Whether an entry of the menu opens a page of its own instead of a list. @param href below `/backoffice/` */
export const opensPage = (href: string): boolean =>
  href.endsWith('/backoffice/') || href.includes('/ledger/') || href.endsWith('/special-modal')
