/** The locks of PostgreSQL that this program takes. The numbers are arbitrary and differ from each other. */
export const lockIds = { migrations: 5_374_756, jobClaims: 5_374_757, saves: 5_374_758 } as const;
