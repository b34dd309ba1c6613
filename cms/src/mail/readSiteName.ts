import { siteNameOf } from './siteNameOf';

/** Reads the site's name from the CMS, or returns "Studium" if it cannot be read. */
export async function readSiteName(language: 'it' | 'en'): Promise<string> {
  try {
    // The import is dynamic, because Payload's configuration imports this folder.
    const { getCms } = await import('../start');
    return await siteNameOf(await getCms(), language);
  } catch {
    return 'Studium';
  }
}
