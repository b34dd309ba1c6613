import type { UploadField, UploadFieldValidation, Where } from 'payload';
import { type AdminText, adminLanguage } from '../lib/adminLanguage';
import { idOf } from '../lib/idOf';
import { isEmpty } from '../lib/isEmpty';

const unfit: AdminText = {
  it: 'Qui va un altro tipo di file. Togli:',
  en: 'Another type of file belongs here. Remove:',
};

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
      const find = async (where: Where) =>
        (
          await req.payload.find({
            collection: 'media',
            where,
            select: { filename: true },
            depth: 0,
            pagination: false,
            trash: true,
            req,
          })
        ).docs;
      const isIn = { id: { in: [...ids] } };
      const fitting = (await find({ and: [isIn, filter] })).map(({ id }) => id);
      if (values.every((one) => idOf(one) !== null) && fitting.length === ids.size) return true;
      const others = await find({ and: [isIn, { id: { not_in: fitting } }] });
      const names = others.map(({ filename }) => filename).join(', ');
      return `${unfit[adminLanguage(req)]} ${names || JSON.stringify(value)}`;
    },
  };
}
