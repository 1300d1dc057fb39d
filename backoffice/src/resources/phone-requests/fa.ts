import type { ResourceWords } from '../../manifests/words'

export const fa = {
  name: 'درخواست تغییر شماره |||| درخواست‌های تغییر شماره',
  subjects: { 'phone-requests': 'درخواست تغییر شماره' },
  permissions: {
    'phone-requests.list': 'دیدن درخواست‌های تغییر شماره',
    'phone-requests.decide': 'تأیید تغییر شماره',
    'users.change-phone': 'درخواست تغییر شماره مشتری',
  },
  commands: {
    approvePhoneRequest: {
      label: 'تأیید',
      title: 'تأیید %{kind}: %{name}',
      explain:
        'با تأیید شما شماره مشتری همان دم عوض می‌شود، همه نشست‌ها و کدهای او باطل می‌شود و به هر دو شماره پیامک می‌رود.',
      done: 'شماره مشتری عوض شد.',
    },
    changePhone: {
      done: 'درخواست تغییر شماره ثبت شد و در انتظار نفر دوم است.',
    },
  },
  texts: {
    phones: {
      change: 'تغییر شماره',
      title: 'تغییر شماره %{name}',
      explain:
        'مالکیت شماره تازه استعلام و درخواست به نفر دوم سپرده می‌شود. با تأیید او نشست‌های مشتری پایان می‌یابد؛ سابقه و بدهی‌ها همان می‌ماند.',
      newPhone: 'شماره تازه',
    },
  },
} satisfies ResourceWords
