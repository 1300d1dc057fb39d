import { toPersianDigits } from '../digits.ts'
import { ruleFault, type RuleFault, type SignatureLevel } from '../quorum.ts'

interface Counts {
  minimum: number
  /** Members with an optional signature. */
  optional: number
}

const minimumAboveOptional = ({ minimum, optional }: Counts): string =>
  optional === 0
    ? `حداقل امضای اختیاری ${toPersianDigits(minimum)} است، ولی هیچ عضوی امضای اختیاری ندارد. این حداقل را صفر کنید یا به عضوی امضای اختیاری بدهید.`
    : `حداقل امضای اختیاری ${toPersianDigits(minimum)} است، ولی شمار اعضای دارای امضای اختیاری ${toPersianDigits(optional)} است. این حداقل را ${toPersianDigits(optional)} یا کمتر کنید، یا به عضو دیگری امضای اختیاری بدهید.`

const noSignatory = ({ optional }: Counts): string =>
  optional === 0
    ? 'افزودن حداقل یک صاحب امضا الزامی است. به عضوی امضای الزامی بدهید، یا امضای اختیاری بدهید و حداقل امضای اختیاری را ۱ کنید.'
    : 'حداقل امضای اختیاری صفر است و هیچ صاحب امضایی امضای الزامی ندارد. این حداقل را ۱ یا بیشتر کنید، یا به عضوی امضای الزامی بدهید.'

const faults: Record<RuleFault, (counts: Counts) => string> = {
  negativeMinimum: () => 'تعداد امضاکنندگان اختیاری نمی‌تواند منفی باشد.',
  minimumAboveOptional,
  noSignatory,
}

/** Why nobody could ever sign by a rule: which number is wrong, and what to do; null where it can be met. company §5 */
export const ruleFaultText = (
  levels: readonly SignatureLevel[],
  minimum: number
): string | null => {
  const fault = ruleFault(levels, minimum)
  const optional = levels.filter((level) => level === 'OPTIONAL').length
  return fault && faults[fault]({ minimum, optional })
}
