import { Registry } from '#app/platform/process/registry'

/** The file of each of these fees, by the fee's id. */
type FilesOf = (feeIds: readonly string[]) => Promise<ReadonlyMap<string, string | null>>

const registry = new Registry<'platform-fee', FilesOf>('the files of each', ['platform-fee'])

/** By whoever takes the fees: a fee has no page of its own, and stands on its file's. */
export const tellFilesOfFees = (filesOf: FilesOf): void => registry.give('platform-fee', filesOf)

export const filesOfFees: FilesOf = async (feeIds) =>
  feeIds.length ? registry.of('platform-fee')(feeIds) : new Map()
