/** As a number (person §7), which would lose the zero of a code that is typed with one in front. */
export const otpSecretOf = (code: string): string | number =>
  code.startsWith('0') ? code : Number(code)
