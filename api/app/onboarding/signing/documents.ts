import { signedDocumentTypes, type SignedDocumentType } from '#contracts/signing'
import type { CustomerActor } from '#app/platform/audit/actor'
import type { Trx } from '#app/platform/database/database'
import { Registry } from '#app/platform/process/registry'

/** What a person may sign, as it reads now. */
export interface OfferedText {
  title: string
  /** Signed word for word: its digest is what the provider gets. */
  content: string
}

/** A signature that counts, in the transaction in which it begins to. */
export interface CountedSignature {
  id: string
  userId: string
  documentId: string
  digest: string
  signedAt: Date
}

export interface OfferedDocument {
  /** Null for one that this person may not sign. */
  find: (actor: CustomerActor, documentId: string) => Promise<OfferedText | null>
  /** What the signature brings about. It cannot refuse: the person has signed. */
  follow?: (signature: CountedSignature, trx: Trx) => Promise<void>
  /** The page of the storefront that says what became of it; that of the signer's plan where there is no other. */
  pageAfter?: (documentId: string, isSigned: boolean) => string
}

const offered = new Registry<SignedDocumentType, OfferedDocument>(
  'how people sign',
  signedDocumentTypes
)

/** Modules above this one let their documents be signed with a certificate. */
export const offerDocument = (type: SignedDocumentType, document: OfferedDocument): void =>
  offered.give(type, document)

export const offeredDocument = (type: SignedDocumentType): OfferedDocument => offered.of(type)
