/** What holds for every file that officers review, a person's and a company's alike. */

/** A reviewer's claim on a file; looking at the file renews it. */
export const claimMinutes = 10

/** How long whoever made a decision may take it back without a reason. */
export const takeBackSeconds = 60
