/** person §2; the first load knows `/sign/*`. */
export const signingPaths = {
  status: '/sign/signature/status',
  identity: (slug: string) => `/sign/${slug}/identity-information`,
} as const
