import { hash } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import { toPersianDigits } from '#contracts/digits'
import type { Trx } from '#app/platform/database/database'
import { BusinessRule } from '#app/platform/errors'
import { grouped } from '#app/platform/values/money'
import type { StoredPaper } from '#app/platform/files/papers'
import { openApprobation } from '#app/onboarding/signatures/steps/open_approbation'
import { messages } from '../i18n/fa.js'
import type { LockedHolder } from './lock_holder.js'

/** Stands for the picture in the signed text. */
export const paperDigest = async ({ file_key: key }: StoredPaper): Promise<string> =>
  hash('sha256', await drive.use().getBytes(key))

interface NewContract {
  holder: LockedHolder
  contractId: string
  paper: StoredPaper
  digest: string
}

/** @throws BusinessRule for a company without signatories */
export const askContractSignatories = async (
  { holder, contractId, paper, digest }: NewContract,
  trx: Trx
): Promise<void> => {
  const { companyId, name, nationalCode, phone, ceiling } = holder
  const title = messages.contract.title(name)
  const content = [
    title,
    messages.contract.nationalCode(toPersianDigits(nationalCode)),
    messages.contract.phone(toPersianDigits(phone)),
    messages.contract.ceiling(ceiling === null ? null : grouped(ceiling)),
    messages.contract.digest(digest),
  ].join('\n')
  const document = { type: 'CARD_CONTRACT', id: contractId, companyId } as const
  const shown = { title, content, amount: 0, fingerprint: paper.file_key }
  if (!(await openApprobation(document, shown, trx))) throw new BusinessRule(messages.noRule)
}
