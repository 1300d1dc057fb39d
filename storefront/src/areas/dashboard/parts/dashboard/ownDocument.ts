const isDashboard = (path: string) => path.startsWith('/legal-dashboard')

/**
 * Its styles need another CSP, so it reloads as a document.
 * @returns false meanwhile
 */
export const hasOwnDocument = (): boolean => {
  const [opened] = performance.getEntriesByType('navigation')
  if (!opened || isDashboard(new URL(opened.name).pathname)) return true
  location.reload()
  return false
}
