/**
 * Characters that nobody types: controls (PostgreSQL refuses NUL), marks that turn text around, and what
 * takes no room, with which two names look the same and are not; and halves of characters, which JSON in the
 * database refuses. The half-space of Persian (U+200C) stays.
 */
const invisible =
  /(?![\n\t\u200c])[\p{Cc}\p{Cf}\p{Cs}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu
/** A half-space parts the letters of a word: beside a space, at an end or beside another it is nothing. */
const idleHalfSpaces = /^\u200c+|\u200c+$|\u200c+(?=[\s\u200c])|(?<=\s)\u200c+/g

/** A text without controls and marks, trimmed. */
export const cleaned = (text: string): string => text.replace(invisible, '').trim()

/** A text without what cannot be seen in it. */
export const visible = (text: string): string => cleaned(text).replace(idleHalfSpaces, '').trim()
