import type { UploadField, UploadFieldValidation, Where } from 'payload';
import { idOf } from '../lib/idOf';
import { isEmpty } from '../lib/isEmpty';

/**
 * Limits an upload field to files of some types. Files in the trash stay valid: pages hide them until they are
 * restored, but Payload's own validator would refuse to publish any other change of these pages until then.
 *
 * @param mimeType condition for the type, such as `{ like: 'image/' }`
 */
export function filesOfType(
  mimeType: Where[string],
): Pick<UploadField, 'filterOptions'> & { validate: UploadFieldValidation } {
  const filter: Where = { mimeType };
  return {
    filterOptions: filter,
    async validate(value, { event, req, required }) {
      const values = [value].flat().filter((one) => !isEmpty(one));
      if (values.length === 0) return required ? req.t('validation:required') : true;
      if (event === 'onChange') return true;
      const ids = new Set(values.map(idOf).filter((id) => id !== null));
      const where = { and: [{ id: { in: [...ids] } }, filter] };
      const { totalDocs } = await req.payload.count({
        collection: 'media',
        where,
        trash: true,
        req,
      });
      const isKnown = values.every((one) => idOf(one) !== null) && totalDocs === ids.size;
      return isKnown || `${req.t('validation:invalidSelections')} ${JSON.stringify(value)}`;
    },
  };
}
