import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import { redirect } from 'next/navigation';
import { getPayload } from 'payload';
import config from '../../../../payload.config';
import { redirectOfNewEntry } from '../../../../src/admin/redirectOfNewEntry';
import { redirectOfEndedLink } from '../../../../src/staff/resetLink';
import { importMap } from '../importMap.js';

interface Props {
  /** Next leaves the segments out for the first page, which Payload's types do not say. */
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export const generateMetadata = ({ params, searchParams }: Props) =>
  generatePageMetadata({ config, params, searchParams });

/** Every screen of the admin. */
async function Page({ params, searchParams }: Props) {
  const { segments } = await params;
  const login = await redirectOfEndedLink(await getPayload({ config }), segments);
  if (login !== null) redirect(login);
  const form = redirectOfNewEntry(segments, await searchParams);
  if (form !== null) redirect(form);
  return RootPage({ config, params, searchParams, importMap });
}

export default Page;
