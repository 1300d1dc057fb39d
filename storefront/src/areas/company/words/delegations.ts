import { delegationRules } from '@kasbeno/api/contracts/delegations'
import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import { signatureWords } from '@kasbeno/api/contracts/words/signatures'

/** docs/adr/0030 */
export const delegations = {
  title: 'نمایندگی در امضا',
  intro:
    'اگر چند روزی نیستید، عضو دیگری می‌تواند به جای شما امضا کند. نمایندگی پس از تأیید نفر دوم برقرار می‌شود و هر زمان می‌توانید آن را لغو کنید.',
  signsFor: (name: string) => `امروز به نمایندگی از ${name} هم امضا می‌کنید.`,
  signsForHint: 'در صفحه هر فاکتور و قرارداد می‌توانید به جای این عضو پاسخ دهید.',

  propose: 'تعیین نماینده برای روزهایی که نیستید',
  delegate: 'نماینده',
  from: 'از روز',
  to: 'تا پایان روز',
  send: 'فرستادن برای تأیید',
  sent: 'نمایندگی ثبت شد و در انتظار تأیید است.',
  noCandidates:
    'عضو دیگری نیست که بتواند نماینده شما باشد. مدیرعامل و عضوی که امضایش الزامی است نماینده نمی‌شوند.',
  faults: {
    delegate: 'نماینده را برگزینید.',
    from: 'روز آغاز را کامل کنید.',
    to: 'روز پایان را کامل کنید.',
    past: 'آغاز نمایندگی نمی‌تواند پیش از امروز باشد.',
    tooFar: `نمایندگی باید تا ${toPersianDigits(delegationRules.daysAhead)} روز دیگر آغاز شود.`,
    backwards: 'پایان نمایندگی نمی‌تواند پیش از آغاز آن باشد.',
    tooLong: `نمایندگی بیش از ${toPersianDigits(delegationRules.daysMax)} روز نمی‌پاید.`,
  },

  waitsForYou: (count: number) =>
    count === 1
      ? 'یک نمایندگی در انتظار تأیید شماست'
      : `${toPersianDigits(count)} نمایندگی در انتظار تأیید شماست`,
  toDecision: 'دیدن و تصمیم',

  list: 'نمایندگی‌های شرکت',
  none: 'نمایندگی ثبت نشده است.',
  whoProposes:
    'عضوی که حق امضا دارد، برای روزهایی که نیست، در همین صفحه نماینده خود را برمی‌گزیند. نمایندگی پس از تأیید نفر دوم برقرار می‌شود.',
  pair: (delegate: string, delegator: string) => `${delegate} به جای ${delegator}`,
  yours: { DELEGATOR: 'شما نماینده برگزیده‌اید', DELEGATE: 'شما نماینده هستید' },
  standings: signatureWords.delegationStanding,
  waitingFor: (names: readonly string[]) =>
    names.length > 0 ? `در انتظار تأیید ${names.join(' یا ')}` : 'در انتظار تأیید کارشناس بانک',
  confirm: 'تأیید نمایندگی',
  refuse: 'رد نمایندگی',
  revoke: 'لغو نمایندگی',
  withdraw: 'پس گرفتن درخواست',
  confirmed: 'نمایندگی تأیید شد.',
  refused: 'نمایندگی رد شد.',
  revoked: 'نمایندگی لغو شد.',
  revokeSheet:
    'امضاهایی که تا این لحظه داده شده است برقرار می‌ماند، اما از این پس نماینده امضا نمی‌کند.',

  inPlaceOf: 'به نمایندگی از',
  rejectFor: (name: string, meaning: string) => `به نمایندگی از ${name} رد می‌کنید. ${meaning}`,
  answersFor: (name: string) => `پاسخ به نمایندگی از ${name}`,
  answersForHint: (name: string) =>
    `پاسخ شما به جای ${name} ثبت می‌شود و نام هر دو در سابقه امضا می‌ماند.`,
  mayAnswerFor: (name: string) => `شما نماینده ${name} هستید`,
  switchTo: (name: string) => `پاسخ به جای ${name}`,
  switchBack: 'پاسخ از سوی خودم',
  self: 'از سوی خودم',
  inPlace: (name: string) => `به جای ${name}`,
  asWhom: 'امضا از سوی چه کسی',
  mayBeSigned: (name: string) => `می‌توانید به جای ${name} امضا کنید`,
  sign: (name: string) => `امضا به جای ${name}`,
  signed: (name: string) => `امضای شما به نمایندگی از ${name} ثبت شد.`,
  rejected: (name: string) => `رد شما به نمایندگی از ${name} ثبت شد.`,
  answeredBy: (name: string) => `با نمایندگی ${name}`,
}
