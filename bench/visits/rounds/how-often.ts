/** So many visits that should say the same each time are enough to see that they do. */
export const exactVisits = 3;

/** So many visits of each page and arm are thrown away before any is timed. */
export const warmUps = 2;
