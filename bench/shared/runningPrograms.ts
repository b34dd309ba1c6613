/** The addresses of the two programs that a benchmark measures. */
export const runningPrograms = {
  site: process.env.SITE_URL || 'http://localhost:3000',
  cms: process.env.CMS_HOST || 'http://localhost:4000',
};
