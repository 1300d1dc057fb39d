/** The moment of `performance.now()` in so many milliseconds. */
export const deadlineIn = (millis: number): number => performance.now() + millis
