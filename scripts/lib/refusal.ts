/** An expected failure; its message is for people. */
export class Refusal extends Error {}

/** Prints a refusal's message, or the stack. */
export async function runMain(main: () => Promise<void>) {
  try {
    await main()
  } catch (error) {
    process.exitCode = 1
    console.error(error instanceof Refusal ? error.message : error)
  }
}
