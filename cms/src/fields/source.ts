import type { Field, FieldHook } from 'payload';
import { isEditor } from '../access/staff';
import { sha256 } from '../lib/sha256';

/** A new file has the source of the request, unless that is still the one of the old file. */
const fillSource: FieldHook<{ id: number; source?: unknown }, unknown> = (field) => {
  const { value, originalDoc, req } = field;
  if (!req.file) return originalDoc?.source ?? value;
  if (typeof value === 'string' && value !== originalDoc?.source) return value;
  return sha256(req.file.data);
};

/**
 * The fingerprint of the file in the folder of a town from which a file of the library was made: a drawing (SVG)
 * becomes a picture of pixels. So an import knows whether a file has changed without drawing it again.
 */
export const source: Field = {
  name: 'source',
  type: 'text',
  admin: { hidden: true },
  // An import sends it over REST with the file.
  access: { create: isEditor, update: isEditor },
  hooks: { beforeChange: [fillSource] },
};
