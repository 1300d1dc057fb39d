/** A number by person §7, except with leading zeros. */
export const otpSecretOf = (code: string): string | number =>
  code.startsWith('0') ? code : Number(code)
