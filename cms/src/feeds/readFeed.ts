import { decodeText } from './decodeText';
import type { ReadFeed } from './FeedEvent';
import { readIcs, unfold } from './readIcs';
import { readXml } from './readXml';

const isXml = (bytes: Uint8Array): boolean => {
  const start = Buffer.from(bytes.subarray(0, 1000)).toString('latin1').replace(/^\W+/, '');
  return /^(xml|rss|rdf|feed)\b/i.test(start);
};

/**
 * Reads a calendar (ICS), or an RSS or Atom feed.
 *
 * @throws FeedFault if the file is neither, or not complete
 */
export const readFeed = async (bytes: Uint8Array, now: Date): Promise<ReadFeed> =>
  isXml(bytes) ? readXml(bytes, now) : readIcs(bytes, now);

/** The text of a file as it is stored. Encoded as UTF-8, it is read like the file. */
export const storedText = (bytes: Uint8Array): string =>
  isXml(bytes) ? decodeText(bytes) : unfold(bytes);
