import { env } from '../../env';
import { readableName } from '../../media/fileName';
import { mediaPath } from '../../media/mediaPath';
import { pickVariant } from '../../media/pickVariant';
import type { Media } from '../../payload-types';
import type { Site } from '../../sites';
import type { TypeResolvers } from '../FieldResolver';
import { elementId } from '../elementId';

/** The source object for a file of the media library. */
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

function url({ doc }: AssetSource, { width }: { width?: number | null }): string | null {
  const filename = width ? pickVariant(doc, width) : doc.filename;
  return filename ? `${env.host}${mediaPath(filename)}` : null;
}

export const assetResolvers: TypeResolvers = {
  media_Asset: {
    id: ({ doc }: AssetSource) => elementId('media', doc.id),
    title: ({ doc }: AssetSource) =>
      doc.title ?? (doc.filename && readableName(doc.filename).replace(/\.[^.]+$/, '')),
    alt: ({ doc }: AssetSource) => doc.alt,
    filename: ({ doc }: AssetSource) => doc.filename ?? '',
    extension: ({ doc }: AssetSource) => extension(doc.filename ?? ''),
    kind: ({ doc }: AssetSource) => kindOf(doc.mimeType ?? ''),
    size: ({ doc }: AssetSource) => doc.filesize?.toString(),
    width: ({ doc }: AssetSource) => doc.width,
    height: ({ doc }: AssetSource) => doc.height,
    mimeType: ({ doc }: AssetSource) => doc.mimeType,
    url,
  },
};
