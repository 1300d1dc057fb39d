import { InvalidFields, type FieldError } from '#app/platform/errors'
import {
  dropPapers,
  paperFaults,
  storePapers,
  type PaperForm,
  type StoredPapers,
} from '#app/platform/files/papers'

interface Checks {
  /** Whether all pictures were sent before, so that they may be left out. */
  stays?: boolean
  faults?: readonly FieldError[]
}

/**
 * Checks and stores the pictures of a form, lets `work` keep them, and drops them where it could not.
 * @throws InvalidFields, and whatever `work` throws
 */
export const withPapers = async <Kind extends string, Result>(
  form: PaperForm<Kind>,
  work: (papers: StoredPapers<Kind>) => Promise<Result>,
  { stays = false, faults = [] }: Checks = {}
): Promise<Result> => {
  const all = [...(await paperFaults(form, () => stays)), ...faults]
  if (all.length) throw new InvalidFields(all)
  const papers = await storePapers(form, 'company-papers')
  try {
    return await work(papers)
  } catch (error) {
    await dropPapers(papers)
    throw error
  }
}
