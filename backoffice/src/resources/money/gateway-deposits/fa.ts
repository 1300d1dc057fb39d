import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  permissions: {
    'gateway-deposits.list': 'دیدن واریزهای درگاه‌ها',
    'gateway-deposits.record': 'ثبت و برگشت واریز درگاه‌ها',
  },
  commands: {
    reverseDeposit: {
      label: 'برگشت واریز',
      title: 'برگشت واریزی که اشتباه ثبت شده',
      explain:
        'سندی برابر و وارونه ثبت می‌شود و %{amount} ریال دوباره نزد درگاه می‌نشیند. خود واریز در فهرست می‌ماند.',
      done: 'واریز برگشت خورد.',
    },
  },
  texts: {
    deposits: {
      facts: 'مشخصات واریز',
      holds: 'نزد درگاه %{held} ریال',
      nothingHeld: 'هیچ درگاهی پولی نزد خود ندارد؛ واریزی برای ثبت نمانده است.',
      reversed: 'این واریز پیش‌تر برگشت خورده است.',
      record: {
        label: 'ثبت واریز',
        title: 'ثبت واریز درگاه به بانک',
        explain:
          'مبلغی را بنویسید که در صورت‌حساب بانک از این درگاه نشسته است. با ثبت، حساب تسویه درگاه به همین اندازه خالی می‌شود.',
        done: 'واریز ثبت شد.',
      },
    },
  },
} satisfies ResourceWords
