/** The table of a global: `mainMenu` is stored in `main_menu`, Payload's `payload-jobs-stats` in `payload_jobs_stats`. */
export const tableOf = (slug: string): string =>
  slug.replaceAll('-', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
