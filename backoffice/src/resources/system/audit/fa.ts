import { commandWords, factWords } from '@kasbeno/api/contracts/trail'
import type { ResourceWords } from '../../../manifests/words'
import { enums } from '../../../i18n/fa/enums'

export const fa = {
  fields: {
    changes: 'پیش ← پس',
  },
  subjects: {
    audit: 'رد تغییرات',
  },
  permissions: {
    'audit.read': 'دیدن رد تغییرات',
  },
  texts: {
    audit: {
      title: 'رد تغییرات',
      facts: 'رویداد',
      changes: 'پیش و پس از تغییر',
      noChanges: 'این رویداد مقداری را تغییر نداده است.',
      more: 'و %{count} مورد دیگر',
      fact: 'مشخصه',
      before: 'پیش از تغییر',
      after: 'پس از تغییر',
      related: 'رویدادهای مرتبط',
      linesOf: {
        subjectId: 'همه رویدادهای همین مورد',
        traceId: 'همه رویدادهای همین درخواست',
        actorId: 'همه کارهای همین شخص',
      },
      verify: {
        label: 'بررسی دست‌نخوردگی',
        title: 'بررسی دست‌نخوردگی رد تغییرات',
        explain:
          'هر رویداد با مهری به رویداد پیش از خود بسته شده است. این بررسی همه مهرها را از آغاز تا پایان دوباره حساب می‌کند و چیزی را تغییر نمی‌دهد.',
        checked: '%{count} رویداد بررسی شد',
        whole:
          'هر %{count} رویداد مهرشده همان است که ثبت شده؛ چیزی کم، افزوده یا تغییر داده نشده است.',
        broken: 'از %{count} رویداد بررسی‌شده، %{problems} مورد با مهر خود نمی‌خواند.',
        number: 'شماره %{number}',
        open: 'دیدن رویداد',
        head: 'پایان زنجیره: شماره %{number}، مهرشده در',
        headHint:
          'این نشان را جایی بیرون از سامانه نگه دارید؛ اگر بعدها پایان زنجیره را ببرند، نبودن آن پیدا می‌شود.',
        again: 'بررسی دوباره',
        whatNow:
          'چیزی را اصلاح نکنید. شماره‌ها را یادداشت کنید و به مسئول امنیت بدهید تا با نسخه پشتیبان مقایسه شود.',
        problems: {
          SEAL_MISSING: 'مهر یک رویداد در زنجیره نیست.',
          LINK_BROKEN: 'یک مهر به مهر پیش از خود نمی‌رسد.',
          LINE_MISSING: 'رویدادی که مهر شده بود دیگر نیست.',
          LINE_CHANGED: 'رویدادی پس از مهر شدن تغییر کرده است.',
          LINE_INSERTED: 'رویدادی بعدها میان رویدادهای مهرشده گذاشته شده است.',
          LINE_UNSEALED: 'رویدادی بیش از اندازه در انتظار مهر مانده است.',
          KEY_UNKNOWN: 'مهر با کلیدی زده شده که سامانه آن را ندارد.',
        },
      },
      commands: commandWords,
      fields: factWords,
      values: {
        ...enums.approval,
        ...enums.payment,
        ...enums.payout,
        ...enums.webhook,
        ...enums.webhookFailure,
        ...enums.blockReason,
        ...enums.order,
        ...enums.runKind,
        ...enums.run,
        ...enums.resultAnswer,
        ...enums.staffRequestKind,
        ...enums.distributorRequestKind,
        START: 'فرستاده‌نشده',
        sandbox: 'سامانه آزمایشی',
        xlsx: enums.reconciliationFormat.XLSX,
        csv: 'متنی',
        PENDING: 'در انتظار',
        APPROVED: 'تأییدشده',
        REJECTED: 'ردشده',
        ALLOCATED: 'تخصیص‌یافته',
        SCORE_REFUSED: 'رد اعتبارسنجی',
        NOT_ALLOCATED_IN_TIME: 'تخصیص نیافتن در مهلت',
        REVERSED: enums.deposit.REVERSED,
        ASC: 'صعودی',
        DESC: 'نزولی',
        true: 'بله',
        false: 'خیر',
      },
    },
  },
} satisfies ResourceWords
