import { siteNameOf } from './siteNameOf';

/** The site's name as editors have set it; "Studium" while it cannot be read. */
export async function readSiteName(language: 'it' | 'en'): Promise<string> {
  try {
    // Payload's configuration imports this folder.
    const { getCms } = await import('../start');
    return await siteNameOf(await getCms(), language);
  } catch {
    return 'Studium';
  }
}
