const isDashboard = (path: string) => path.startsWith('/legal-dashboard')

/**
 * The dashboard's tables bring styles that the policy of the other pages refuses, so it begins with a document of its
 * own. @returns false while that is fetched
 */
export const hasOwnDocument = (): boolean => {
  const [opened] = performance.getEntriesByType('navigation')
  if (!opened || isDashboard(new URL(opened.name).pathname)) return true
  location.reload()
  return false
}
