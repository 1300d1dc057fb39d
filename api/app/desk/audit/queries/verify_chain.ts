import { MAX, NIL } from 'uuid'
import { auditRange, type AuditProblem, type AuditVerification } from '#contracts/audit'
import { clock } from '#app/platform/time/clock'
import { prepared } from '#app/platform/database/database'
import { genesis, lineColumns, sealHash, type ChainedLine } from '../domain/chain.js'
import { keyNamed } from '../keys.js'

/** A line is sealed within a minute; only then is it missed. */
const sealedWithinMs = 300_000
/** Named in one answer. */
const problemsMax = 100

interface Seal {
  seq: number
  hash: string
  sealedAt: Date
}
interface SealedLine extends Seal {
  lineId: string
  prevHash: string
  keyId: string
  /** False where the seal's own copy of the line's time is another. */
  isAt: boolean
  line: ChainedLine | null
}

const sealColumns = 'seal.seq, seal.hash, seal.sealed_at as "sealedAt"'

const headSql = `select ${sealColumns} from audit_seals seal order by seal.seq desc limit 1`
const beforeSql = `select ${sealColumns} from audit_seals seal where seal.seq < ? order by seal.seq desc limit 1`

const stretchSql = `
  select ${sealColumns}, seal.line_id as "lineId", seal.prev_hash as "prevHash",
         seal.key_id as "keyId", line.at::timestamptz = seal.line_at as "isAt",
         case when line.id is not null then to_json(line) end as line
    from audit_seals seal
    left join lateral (select ${lineColumns} from platform_audit_lines line where line.id = seal.line_id) line on true
   where seal.seq >= ? order by seal.seq limit ?`

/**
 * Lines without a seal behind one seal's line and up to another's, in the sealer's order. A seal that is
 * not there leaves that side open. Stretch after stretch this covers every line, whatever its time.
 */
const unsealedSql = `
  select line.id from platform_audit_lines line
   where (line.at, line.id) > (
           coalesce((select line_at from audit_seals where seq = ?), '-infinity'),
           coalesce((select line_id from audit_seals where seq = ?), '${NIL}'))
     and (line.at, line.id) <= (
           coalesce((select line_at from audit_seals where seq = ?), 'infinity'),
           coalesce((select line_id from audit_seals where seq = ?), '${MAX}'))
     and line.at <= ?
     and not exists (select from audit_seals seal where seal.line_id = line.id)
   order by line.at, line.id limit ?`

const headOfChain = async (): Promise<Seal | null> =>
  (await prepared<Seal>('audit_head', headSql, []))[0] ?? null

/**
 * Looks through one stretch of the chain: every seal continues the one before it and fits its line, and
 * no line stands among the sealed ones without a seal. The last stretch also finds lines that wait for
 * their seal too long. The time it takes is bounded by `limit`.
 */
export const verifyChain = async (
  from = 1,
  limit: number = auditRange.default
): Promise<AuditVerification> => {
  const head = await headOfChain()
  const [before] = await prepared<Seal>('audit_before', beforeSql, [from])
  const seals = await prepared<SealedLine>('audit_stretch', stretchSql, [from, limit])
  const last = seals.at(-1)
  const isEnd = !last || !head || last.seq >= head.seq
  const problems = [
    ...brokenIn(seals, from, before),
    ...(last ? await unsealed('LINE_INSERTED', before?.seq ?? 0, last.seq) : []),
    ...(isEnd ? await unsealed('LINE_UNSEALED', last?.seq ?? before?.seq ?? 0, null) : []),
  ]
  return {
    from,
    to: last?.seq ?? from - 1,
    checked: seals.length,
    isWhole: problems.length === 0,
    problems: problems.slice(0, problemsMax),
    nextFrom: isEnd ? null : last.seq + 1,
    head: head && { seq: head.seq, hash: head.hash, sealedAt: head.sealedAt.toISOString() },
  }
}

/** What is wrong with seals and their lines. After a break, the chain is taken up again behind it. */
const brokenIn = (seals: SealedLine[], from: number, before: Seal | undefined): AuditProblem[] => {
  const problems: AuditProblem[] = []
  let expected = { seq: from, hash: from === 1 ? genesis : before?.hash }
  if (from > 1 && before?.seq !== from - 1) {
    problems.push({ kind: 'SEAL_MISSING', seq: from - 1, lineId: null })
  }
  for (const seal of seals) {
    const { seq, lineId } = seal
    // A gap breaks the link behind it as well: that is one finding.
    if (seq !== expected.seq) {
      problems.push({ kind: 'SEAL_MISSING', seq: expected.seq, lineId: null })
    } else if (seal.prevHash !== expected.hash) {
      problems.push({ kind: 'LINK_BROKEN', seq, lineId })
    }
    const kind = wrongWith(seal)
    if (kind) problems.push({ kind, seq, lineId })
    expected = { seq: seal.seq + 1, hash: seal.hash }
  }
  return problems
}

const wrongWith = ({ line, seq, prevHash, hash, keyId, isAt }: SealedLine) => {
  if (!line) return 'LINE_MISSING'
  const key = keyNamed(keyId)
  if (!key) return 'KEY_UNKNOWN'
  return isAt && sealHash(key, seq, prevHash, line) === hash ? null : 'LINE_CHANGED'
}

/**
 * At the open end the oldest line speaks for all that wait with it.
 * @param after number of a seal; @param upTo number of a later one, or null for the open end
 */
const unsealed = async (
  kind: AuditProblem['kind'],
  after: number,
  upTo: number | null
): Promise<AuditProblem[]> => {
  const old = clock.systemNow().minus({ milliseconds: sealedWithinMs }).toJSDate()
  const lines = await prepared<{ id: string }>('audit_unsealed', unsealedSql, [
    after,
    after,
    upTo,
    upTo,
    old,
    upTo === null ? 1 : problemsMax,
  ])
  return lines.map(({ id }) => ({ kind, seq: null, lineId: id }))
}

/** Whether an end of the chain that was written down as `<number>:<hash>` is still in it. */
export const hasSeal = async (head: string): Promise<boolean> => {
  const [, seq, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(head.trim()) ?? []
  if (!seq) return false
  const found = await prepared('audit_seal', 'select from audit_seals where seq = ? and hash = ?', [
    Number(seq),
    hash,
  ])
  return found.length > 0
}
