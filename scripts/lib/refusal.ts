/** An expected end: something outside the program is not as it must be. Its message is one sentence for people. */
export class Refusal extends Error {}

/** Runs a command's main function: a refusal is shown as its sentence, anything else with its stack. */
export async function runMain(main: () => Promise<void>) {
  try {
    await main()
  } catch (error) {
    process.exitCode = 1
    console.error(error instanceof Refusal ? error.message : error)
  }
}
