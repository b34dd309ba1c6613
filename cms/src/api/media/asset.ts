import { env } from '../../env';
import { readableName } from '../../media/readableName';
import { mediaPath } from '../../media/mediaPath';
import { pickVariant } from '../../media/variants';
import type { Media } from '../../payload-types';
import type { Site } from '../../sites';
import type { Media_AssetUrlArgs } from '../../contract-types';
import type { SomeResolvers } from '../ContractResolvers';
import { elementId } from '../elementId';

export interface AssetSource {
  __typename: string;
  doc: Media;
  site: Site;
}

const extension = (filename: string): string => /\.([^.]+)$/.exec(filename)?.[1] ?? '';

const kinds: Record<string, string> = { image: 'image', video: 'video', audio: 'audio' };

function kindOf(mimeType: string): string {
  if (mimeType === 'application/pdf') return 'pdf';
  return kinds[mimeType.split('/')[0] ?? ''] ?? 'unknown';
}

function url({ doc }: AssetSource, { width }: Media_AssetUrlArgs): string | null {
  const filename = width ? pickVariant(doc, width) : doc.filename;
  return filename ? `${env.host}${mediaPath(filename)}` : null;
}

export const assetResolvers = {
  media_Asset: {
    id: ({ doc }) => elementId('media', doc.id),
    title: ({ doc }) =>
      doc.title || (doc.filename && readableName(doc.filename).replace(/\.[^.]+$/, '')),
    filename: ({ doc }) => doc.filename ?? '',
    extension: ({ doc }) => extension(doc.filename ?? ''),
    kind: ({ doc }) => kindOf(doc.mimeType ?? ''),
    size: ({ doc }) => doc.filesize?.toString(),
    url,
  },
} satisfies SomeResolvers;
