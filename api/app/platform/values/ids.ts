import { v7, validate } from 'uuid'

/** A time-ordered id made by the application, the same on every PostgreSQL version. */
export const newId = (): string => v7()

export const isId = (text: unknown): text is string => typeof text === 'string' && validate(text)
