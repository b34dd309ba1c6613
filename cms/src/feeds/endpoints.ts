import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { refuse } from '../access/refuse';
import { canPublish } from '../access/staff';
import { adminLanguage, type AdminText } from '../lib/adminLanguage';
import { hourlyQueue } from '../jobs/schedules';
import type { Feed } from '../payload-types';
import { FeedFault } from './FeedEvent';
import { readInThread } from './readInThread';
import { storedText } from './readFeed';
import { previewFeed } from './readFeeds';
import { decideAboutMissing } from './decideAboutMissing';

/** The most bytes of an uploaded file. */
const maxBytes = 4_000_000;

const mayNot: AdminText = {
  it: 'Le fonti di eventi le usa solo chi pubblica gli eventi.',
  en: 'Only those who publish events use feeds of events.',
};

const tooLarge: AdminText = {
  it: 'Il file è troppo grande: può avere al massimo 4 MB.',
  en: 'The file is too large: it can have 4 MB at most.',
};

const noFeed: AdminText = {
  it: 'Questa fonte non c’è più. Ricarica la pagina.',
  en: 'This feed no longer exists. Reload the page.',
};

const settledBefore: AdminText = {
  it: 'Qualcuno ha già deciso, o l’evento è tornato nella fonte. Ricarica la pagina.',
  en: 'Someone has decided already, or the event is in its feed again. Reload the page.',
};

const decision = z.object({ answer: z.enum(['cancel', 'keep']) });

const refusal = (req: PayloadRequest, status: number, text: AdminText): APIError =>
  new APIError(text[adminLanguage(req)], status, null, true);

const idIn = ({ routeParams }: PayloadRequest): number =>
  z.coerce.number().int().catch(0).parse(routeParams?.id);

/** Answers only the staff that publishes events, and says why a feed cannot be used. */
const guarded =
  (answer: (req: PayloadRequest) => Promise<object>) =>
  async (req: PayloadRequest): Promise<Response> => {
    if (!canPublish('events', { req })) refuse(req, mayNot);
    try {
      return Response.json(await answer(req), { headers: { 'cache-control': 'no-store' } });
    } catch (error) {
      throw error instanceof FeedFault ? refusal(req, 400, error.texts) : error;
    }
  };

async function feedOf(req: PayloadRequest): Promise<Feed> {
  const feed = await req.payload.findByID({
    collection: 'feeds',
    id: idIn(req),
    depth: 0,
    disableErrors: true,
  });
  if (!feed) throw refusal(req, 404, noFeed);
  return feed;
}

const preview = async (req: PayloadRequest) => previewFeed(req.payload, await feedOf(req));

async function read(req: PayloadRequest) {
  const { id } = await feedOf(req);
  await req.payload.jobs.queue({ task: 'readFeeds', input: { feed: id }, queue: hourlyQueue });
  return { ok: true };
}

async function storeFile(req: PayloadRequest) {
  const { id } = await feedOf(req);
  const bytes = new Uint8Array((await req.arrayBuffer?.()) ?? []);
  if (bytes.length > maxBytes) throw refusal(req, 413, tooLarge);
  await readInThread(bytes, new Date());
  const data = { file: storedText(bytes), address: null };
  await req.payload.update({ collection: 'feeds', id, depth: 0, data });
  return { ok: true };
}

async function settleMissing(req: PayloadRequest) {
  const body: unknown = await req.json?.();
  const { data: answer } = decision.safeParse(body);
  const row = await req.payload.findByID({
    collection: 'feedEvents',
    id: idIn(req),
    depth: 0,
    disableErrors: true,
  });
  if (!answer || row?.state !== 'missing') throw refusal(req, 404, settledBefore);
  await decideAboutMissing(req, row, answer.answer);
  return { ok: true };
}

/**
 * POST /cms-api/feeds/:id/preview says what a reading would do, /read lets it be done within a minute, /file stores the
 * file in the body in place of an address. POST /cms-api/feeds/missing/:id `{ answer }` decides about an event that has
 * disappeared from its feed.
 */
export const feedEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/:id/preview', method: 'post', handler: guarded(preview) },
  { path: '/:id/read', method: 'post', handler: guarded(read) },
  { path: '/:id/file', method: 'post', handler: guarded(storeFile) },
  { path: '/missing/:id', method: 'post', handler: guarded(settleMissing) },
];
