import type { NextApiRequest, NextApiResponse } from 'next';
import { AppError } from '@/errors/AppError';
import { decode } from '@/features/finding/codec';
import { findingSections, type Findable, type Found } from '@/features/finding/model';
import { isLocale } from '@/routing/locales';
import { cmsFor } from '../cms';
import { env } from '../env';
import { choicesOf } from './choicesOf';
import { findEntries } from './findEntries';
import { queryOf } from '../queryOf';
import { wholeSection } from './wholeSection';
import { logError } from '../logs/logError';

/**
 * Seconds for which an answer may be kept, and then shown while it is asked for anew: together as
 * long as a list takes its data for fresh (src/lib/useFreshFrom.ts).
 */
const [fresh, stale] = [60, 240];

type Answer = Findable[] | Found<Findable> | { error: { code: string } };

/**
 * GET /api/finding/{section}?locale=…: what a list shows, as cards. With `all` the whole section, to
 * be filtered in the browser; else the page that the list's own parameters ask for. An unknown
 * section or language is answered with 400.
 */
export async function findingHandler(
  request: NextApiRequest,
  response: NextApiResponse<Answer>,
): Promise<void> {
  const refuse = (status: number, code: string) =>
    response.setHeader('Cache-Control', 'no-store').status(status).json({ error: { code } });
  const { locale, all } = request.query;
  const section = findingSections.find((one) => one === request.query.section);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    refuse(405, 'finding/wrong-method');
    return;
  }
  if (!section || !isLocale(locale)) {
    refuse(400, section ? 'finding/unknown-locale' : 'finding/unknown-section');
    return;
  }
  try {
    const { siteUrl, cmsHost } = env();
    const asked = { cms: cmsFor(locale), map: { locale, siteUrl, cmsHost, preview: false } };
    const find = async () => {
      const { known, universities } = await choicesOf(section, asked);
      const { finding } = decode(section, queryOf(request.query), known);
      const { topic } = request.query;
      // A topic of the news is part of the path of its list.
      if (section === 'news' && typeof topic === 'string') finding.category = topic;
      return findEntries(section, finding, universities, asked);
    };
    const answer = await (all === undefined ? find() : wholeSection(section, asked));
    response
      .setHeader('Cache-Control', `public, max-age=${fresh}, stale-while-revalidate=${stale}`)
      .status(200)
      .json(answer);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    logError(`finding ${section} ${locale}`, error);
    refuse(error.status, error.code);
  }
}
