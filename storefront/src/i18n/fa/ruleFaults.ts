import type { RuleFault } from '@kasbeno/api/contracts/quorum'

/** Why a rule of signatures cannot be. company §5 "Board member step" */
export const ruleFaults = {
  negativeMinimum: 'تعداد امضاکنندگان اختیاری نمی‌تواند منفی باشد.',
  minimumAboveOptional: 'کمینه امضاهای اختیاری از شمار امضاکنندگان اختیاری بیشتر است.',
  noSignatory: 'افزودن حداقل یک صاحب امضا الزامی است.',
  /** There are members with an optional signature, and none of them is needed. */
  optionalUnused:
    'دست‌کم یک عضو با امضای الزامی لازم است، یا حداقل امضای اختیاری باید یک یا بیشتر باشد.',
} satisfies Record<RuleFault | 'optionalUnused', string>
