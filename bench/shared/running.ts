/** Where the two programs run that a benchmark looks at: as they are configured, else as they start. */
export const running = {
  site: process.env.SITE_URL || 'http://localhost:3000',
  cms: process.env.CMS_HOST || 'http://localhost:4000',
};
