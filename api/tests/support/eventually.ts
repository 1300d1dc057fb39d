const msMax = 120_000

/**
 * Asks again and again until the answer is yes.
 * @throws when it never was, with what was waited for
 */
export const eventually = async (what: string, isSo: () => Promise<boolean>) => {
  const deadline = Date.now() + msMax
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`waited in vain for ${what}`)
  }
}
