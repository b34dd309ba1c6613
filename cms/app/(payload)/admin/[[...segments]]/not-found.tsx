import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views';
import config from '../../../../payload.config';
import { importMap } from '../importMap.js';

interface Props {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export const generateMetadata = ({ params, searchParams }: Props) =>
  generatePageMetadata({ config, params, searchParams });

/** A screen of the admin that does not exist. */
const NotFound = ({ params, searchParams }: Props) =>
  NotFoundPage({ config, params, searchParams, importMap });

export default NotFound;
