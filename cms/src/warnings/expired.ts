import { dateOf } from './dateOf';
import { type Check, error } from './Warning';

/** Warns about an entry that has expired. */
export const expired: Check = ({ draft, now }) => {
  const expiry = dateOf(draft.expiryDate);
  const text = {
    it: 'È già scaduto: anche se lo pubblichi, i visitatori non lo vedranno',
    en: 'It has expired: visitors will not see it even when it is published',
  };
  return expiry && expiry <= now ? [error(text, { field: 'expiryDate' })] : [];
};
