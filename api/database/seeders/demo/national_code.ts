const firstCode = 499_000_000

/** A national code of the demo, with its checksum. */
export const nationalCodeOf = (index: number): string => {
  const digits = [...String(firstCode + index * 7919).padStart(9, '0')].map(Number)
  const rest = digits.reduce((sum, digit, i) => sum + digit * (10 - i), 0) % 11
  return [...digits, rest < 2 ? rest : 11 - rest].join('')
}
