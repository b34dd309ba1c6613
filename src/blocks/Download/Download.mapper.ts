import { formatBytes } from '@/server/mapping/formatBytes';
import { mapMediaUrl } from '@/server/mapping/mapUrl';
import { missing, type MapBlock } from '../engine/server/mapper';

export const mapDownload: MapBlock<'download'> = (block, context, { headingLevel }) => {
  const files = block.files.flatMap((file) => {
    const href = mapMediaUrl(file?.url, context);
    if (!file || !href) return [];
    const size = Number(file.size);
    return [
      {
        title: file.title || file.filename,
        href,
        kind: file.extension.toUpperCase(),
        size: size > 0 ? formatBytes(size, context.locale) : null,
      },
    ];
  });
  if (files.length === 0) return missing('file');
  return { title: block.plainTitle || null, level: headingLevel, files };
};
