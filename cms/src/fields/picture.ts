import type { UploadField } from 'payload';

type Label = { it: string; en: string };

/** A picture of the media library. */
export const picture = (
  name: string,
  label: Label,
  extra: { required?: boolean; localized?: boolean } = {},
): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'media',
  label,
  filterOptions: { mimeType: { like: 'image/' } },
  ...extra,
});

/** A video file of the media library. */
export const videoFile = (name: string, label: Label): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'media',
  label,
  filterOptions: { mimeType: { like: 'video/' } },
});
