import { createHash } from 'node:crypto';
import { queryContract } from '../shared/queryContract';
import { addressesOf, type Ports } from '../../../e2e/attack/Attacker';
import { sections } from './sections';

/** Hashes the public fields of every entry and menu, to compare them before and after the attack. */
export async function hashPublicContent(ports: Ports): Promise<string> {
  const hash = createHash('sha256');
  const sendQuery = async (query: string): Promise<string> => {
    const { data, errors } = await queryContract(addressesOf(ports).cms, query);
    if (errors) throw new Error(`The contract answers ${JSON.stringify(errors).slice(0, 300)}`);
    return JSON.stringify(data);
  };
  for (const section of sections)
    for (const site of ['it', 'en'])
      for (let offset = 0, more = true; more; offset += 100) {
        const text = await sendQuery(
          `{ entries(section: ["${section}"], site: ["${site}"], limit: 100, offset: ${offset}, orderBy: "id asc") { id title slug url uri postDate expiryDate dateUpdated } }`,
        );
        hash.update(text);
        more = text.includes('"id"');
      }
  for (const site of ['it', 'en'])
    hash.update(
      await sendQuery(
        `{ navigationNodes(navHandle: "topMenu", site: ["${site}"]) { id title url } }`,
      ),
    );
  return hash.digest('hex');
}
