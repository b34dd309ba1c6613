import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { adminLanguage } from '../lib/adminLanguage';
import { refuse } from '../access/refuse';
import { isAdministrator } from '../access/staff';
import { wakeMailRunner } from '../mail/MailRunner';

const refusal = {
  it: 'Solo un amministratore può far ripartire un lavoro.',
  en: 'Only an administrator can retry a job.',
};

const notFailed = {
  it: 'Questo lavoro non è più tra quelli non riusciti. Ricarica la pagina.',
  en: 'This job is no longer among the failed ones. Reload the page.',
};

/** Lets a failed job run again at once, with all its attempts. */
async function retry(req: PayloadRequest): Promise<Response> {
  if (!isAdministrator({ req })) refuse(req, refusal);
  const job: unknown = await req.payload.db.updateOne({
    collection: 'payload-jobs',
    where: {
      and: [{ id: { equals: req.routeParams?.id } }, { hasError: { equals: true } }],
    },
    // The log counts as attempts.
    data: { hasError: false, error: null, log: [], totalTried: 0, waitUntil: null },
    req,
  });
  if (!job) throw new APIError(notFailed[adminLanguage(req)], 409, null, true);
  wakeMailRunner();
  return Response.json({ ok: true });
}

/** POST /cms-api/payload-jobs/:id/retry */
export const retryEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/retry',
  method: 'post',
  handler: retry,
};
