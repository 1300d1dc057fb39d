/** The pages of digital signatures, as person §2 names them: to the first load all of them are `/sign/*`. */
export const signingPaths = {
  status: '/sign/signature/status',
  identity: (slug: string) => `/sign/${slug}/identity-information`,
} as const
