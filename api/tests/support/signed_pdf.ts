import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** The signature of a file, and the bytes that it says it is over. */
export const signatureIn = (file: Buffer) => {
  const text = file.toString('latin1')
  const [, ...numbers] = /\/ByteRange \[(\d+) (\d+) +(\d+) +(\d+) *\]/.exec(text) ?? []
  const [from, hole, behind, rest] = numbers.map(Number) as [number, number, number, number]
  const contents = Buffer.from(text.slice(hole + 1, behind - 1), 'hex')
  const covered = Buffer.concat([
    file.subarray(from, from + hole),
    file.subarray(behind, behind + rest),
  ])
  return { contents, covered, isToTheEnd: from === 0 && behind + rest === file.length, hole }
}

/** Whether OpenSSL, which knows nothing of us, finds the file as it was signed under the certificate. */
export const verifiesByOpenssl = async (file: Buffer, certificate: string): Promise<boolean> => {
  const folder = await mkdtemp(join(tmpdir(), 'kasbeno-signed-'))
  const at = (name: string) => join(folder, name)
  const { contents, covered } = signatureIn(file)
  await writeFile(at('signature'), contents)
  await writeFile(at('covered'), covered)
  await writeFile(at('certificate'), certificate)
  const given = ['-in', at('signature'), '-content', at('covered'), '-CAfile', at('certificate')]
  const how = ['cms', '-verify', '-binary', '-inform', 'DER', '-purpose', 'any', '-out', at('out')]
  try {
    await promisify(execFile)('openssl', [...how, ...given])
    return true
  } catch (error) {
    // That there is no such program says nothing of the file: only its own word counts.
    if (!(error instanceof Error && 'code' in error && typeof error.code === 'number')) throw error
    return false
  } finally {
    await rm(folder, { recursive: true })
  }
}
