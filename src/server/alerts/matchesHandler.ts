import type { NextApiRequest, NextApiResponse } from 'next';
import { z } from 'zod';
import { AppError } from '@/errors/AppError';
import { filtered, type FilteredSection } from '@/features/finding/FindingList';
import { createFormatters } from '@/i18n/format';
import { createT } from '@/i18n/translate';
import { localeInfo, locales, type Locale } from '@/routing/locales';
import { cmsFor } from '../cms';
import { env } from '../env';
import { findAmong } from '../finding/findEntries';
import { messagesOf } from '../messages';
import { readSigned } from '../revalidation/readSigned';
import { describe } from './describe';
import { factsOf } from './factsOf';
import { logError } from '../logs/logError';

// The signature is over the bytes that were sent.
export const config = { api: { bodyParser: false } };

const asked = z.object({
  site: z.string(),
  section: z.enum(filtered),
  query: z.string().max(1000),
  ids: z.array(z.string().regex(/^\d+$/)).max(1000),
});

interface Matches {
  title: string;
  filters: string[];
  url: string;
  entries: { title: string; url: string; facts: string[] }[];
}

/**
 * POST /api/alerts/matches: the content management system asks which of some new entries a saved
 * search finds, and in which words to tell of them. It signs what it asks as it signs its webhooks.
 */
export async function matchesHandler(
  request: NextApiRequest,
  response: NextApiResponse<Matches | { error: string }>,
): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST').status(405).json({ error: 'refused' });
    return;
  }
  try {
    const { site, section, query, ids } = parse(await readSigned(request, response));
    const locale = locales.find((one) => localeInfo[one].siteHandle === site);
    if (!locale) throw new AppError('revalidation/bad-body', 'an unknown site');
    response.status(200).json(await matchesOf(section, query, ids, locale));
  } catch (error) {
    logError('alerts', error);
    response.status(error instanceof AppError ? error.status : 500).json({ error: 'refused' });
  }
}

function parse(body: string): z.infer<typeof asked> {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new AppError('revalidation/bad-body', 'not JSON');
  }
  const question = asked.safeParse(value);
  if (!question.success) throw new AppError('revalidation/bad-body', 'not a question');
  return question.data;
}

async function matchesOf(
  section: FilteredSection,
  query: string,
  ids: string[],
  locale: Locale,
): Promise<Matches> {
  const { siteUrl, cmsHost } = env();
  const cms = cmsFor(locale);
  const [search, messages] = await Promise.all([
    describe(section, query, { cms, locale }),
    messagesOf(locale, ['accommodations', 'alerts', 'services']),
  ]);
  const t = createT(messages, locale);
  const format = createFormatters(locale);
  const map = { locale, siteUrl, cmsHost, preview: false };
  // Without what is not understood it would find too much.
  const cards =
    search.whole && ids.length > 0
      ? await findAmong(section, search.finding, ids, search.universities, { cms, map })
      : [];
  return {
    title: t(`alerts.lists.${section}`),
    filters: search.filters,
    url: siteUrl + search.listHref,
    entries: cards.map((card) => ({
      title: card.title,
      url: siteUrl + card.href,
      facts: factsOf(section, card, { t, format }),
    })),
  };
}
