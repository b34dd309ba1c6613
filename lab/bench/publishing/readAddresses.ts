/** Returns the paths of all pages in the sitemap, in both languages. */
export async function readAddresses(siteUrl: string): Promise<string[]> {
  const index = await read(`${siteUrl}/sitemap.xml`);
  const maps = await Promise.all(locations(index).map(read));
  return [...new Set(maps.flatMap(locations).map((url) => new URL(url).pathname))];
}

const read = async (url: string): Promise<string> => (await fetch(url)).text();

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
