import type {
  EnrollmentRefusal,
  EnrollmentStatus,
  SignatureFailure,
  SignatureFileKind,
  SignatureStatus,
  SignedDocumentType,
} from '../signing.ts'

export const signingWords = {
  enrollment: {
    OPEN: 'ناتمام',
    SUBMITTED: 'در انتظار پاسخ',
    ENROLLED: 'دارای گواهی',
    REJECTED: 'ردشده',
    EXPIRED: 'پایان‌یافته',
  } satisfies Record<EnrollmentStatus, string>,
  enrollmentRefusal: {
    FACE_MISMATCH: 'ناهمخوانی چهره',
    SENTENCE_MISMATCH: 'ناهمخوانی جمله',
    UNCLEAR_VIDEO: 'ویدیوی ناواضح',
    UNCLEAR_SIGNATURE: 'امضای ناواضح',
    OTHER: 'دلیل دیگر',
  } satisfies Record<EnrollmentRefusal, string>,
  documentSignature: {
    OPEN: 'در انتظار امضا',
    SIGNED: 'امضاشده',
    REFUSED: 'امضانشده',
    EXPIRED: 'مهلت‌گذشته',
  } satisfies Record<SignatureStatus, string>,
  signatureFailure: {
    DECLINED: 'خودداری صاحب امضا',
    OTHER_DOCUMENT: 'امضای سند دیگر',
  } satisfies Record<SignatureFailure, string>,
  signedDocument: {
    IDENTITY_INFORMATION: 'اطلاعات هویتی',
    INVOICE: 'فاکتور شرکت',
    CARD_CONTRACT: 'قرارداد کارت شرکت',
  } satisfies Record<SignedDocumentType, string>,
  signatureFile: {
    VIDEO: 'ویدیوی چهره',
    SIGNATURE: 'تصویر امضا',
  } satisfies Record<SignatureFileKind, string>,
} as const
