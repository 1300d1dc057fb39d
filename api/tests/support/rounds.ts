/** How often a test tries: as often as a landing can wait for, or many times in `npm run test:long`. */
export const rounds = (short: number, long: number): number =>
  process.env.ROUNDS === 'long' ? long : short
