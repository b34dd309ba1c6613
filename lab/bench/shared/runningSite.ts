/** The address of the site that a benchmark measures. */
export const runningSite = process.env.SITE_URL || 'http://localhost:3000';
