import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import config from '../../../../payload.config';
import { importMap } from '../importMap.js';

interface Props {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export const generateMetadata = ({ params, searchParams }: Props) =>
  generatePageMetadata({ config, params, searchParams });

/** Every screen of the admin. */
const Page = ({ params, searchParams }: Props) =>
  RootPage({ config, params, searchParams, importMap });

export default Page;
