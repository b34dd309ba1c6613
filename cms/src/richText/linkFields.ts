import type { FieldAffectingData, TextFieldSingleValidation } from 'payload';
import { checkAddress, linkAddress } from '../fields/linkAddress';
import { isRecord } from '../lib/isRecord';

const validate: TextFieldSingleValidation = (value, options) => {
  const { siblingData } = options;
  // A link to content has no address.
  const isInternal = isRecord(siblingData) && siblingData.linkType === 'internal';
  return isInternal || checkAddress(value, options);
};

/**
 * Changes the form of a link in a text: it refuses an address that the site would not link to. Payload accepts any
 * text without spaces, and encodes an address with a comma in its query so that it leads nowhere.
 */
export const linkFields = ({
  defaultFields,
}: {
  defaultFields: FieldAffectingData[];
}): FieldAffectingData[] =>
  defaultFields.map((field) =>
    field.type === 'text' && field.name === 'url' && field.hasMany !== true
      ? { ...field, hooks: linkAddress.hooks, validate }
      : field,
  );
