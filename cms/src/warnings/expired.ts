import { dateOf } from './dateOf';
import { type Check, error } from './Warning';

/** Warns about an entry that has expired, or that expires before it becomes visible. */
export const expired: Check = ({ draft, now }) => {
  const expiry = dateOf(draft.expiryDate);
  const text = {
    it: 'È già scaduto: anche se lo pubblichi, i visitatori non lo vedranno',
    en: 'It has expired: visitors will not see it even when it is published',
  };
  const never = {
    it: '«Visibile fino al» viene prima di «Visibile dal»: i visitatori non lo vedranno mai',
    en: '“Visible until” is before “Visible from”: visitors will never see it',
  };
  const begin = dateOf(draft.postDate);
  if (!expiry) return [];
  if (expiry <= now) return [error(text, { field: 'expiryDate' })];
  return begin && expiry <= begin ? [error(never, { field: 'expiryDate' })] : [];
};
