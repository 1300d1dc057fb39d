/** Below `app`: a module in its room, or the platform, which is one. */
const folder = /^#?app\/(platform|[a-z_]+\/[a-z_]+)\//

/** `trade/orders` of `app/trade/orders/routes.ts` or of what imports it; undefined outside of `app`. */
export const moduleFolder = (path: string): string | undefined => folder.exec(path)?.[1]
