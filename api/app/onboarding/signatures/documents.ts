import { approbationDocuments, type ApprobationDocument } from '#contracts/approbations'
import type { AnyActor } from '#app/platform/audit/actor'
import type { Client, Trx } from '#app/platform/database/database'
import { Registry } from '#app/platform/process/registry'

export interface DocumentContent {
  title: string
  /** Word for word: its digest is what is signed. */
  content: string
  /** Rials. */
  amount: number
  fingerprint: string
}

export interface DocumentState {
  id: string
  fingerprint: string
  /** Whether it may still be signed; what was cancelled or closed may not. */
  isOpen: boolean
}

export type CarriedOut = Pick<DocumentState, 'id' | 'fingerprint'>

export interface SignedByRule {
  /** Takes the documents' own locks, in the order of their ids: before those of their approbations. */
  lock: (ids: readonly string[], trx: Trx) => Promise<void>
  states: (ids: readonly string[], client?: Client) => Promise<DocumentState[]>
  /** What those that were carried out read as then; those of which nobody kept it are left out. */
  carriedOut: (ids: readonly string[], client?: Client) => Promise<CarriedOut[]>
  /** The documents that one stands in the place of: their signatories are asked and reminded as of one. */
  replacedBy: (id: string, client?: Client) => Promise<string[]>
  /** The page that its messages lead to. */
  doorOf: (id: string, client: Client) => Promise<string>
  /** What a refusal brings about, while document and approbation are locked. */
  reject: (document: { id: string; reason: string; actor: AnyActor }, trx: Trx) => Promise<void>
}

const known = new Registry<ApprobationDocument, SignedByRule>(
  'how members sign',
  approbationDocuments
)

export const signByRule = (type: ApprobationDocument, document: SignedByRule): void =>
  known.give(type, document)

export const documentsOf = (type: ApprobationDocument): SignedByRule => known.of(type)
