import { useI18n } from '@/i18n/I18n';
import type { IgnoredParameter } from './listingQuery';
import * as S from './Listing.styles';

/** The number of parameters that are shown; the others are only counted. */
const maxShown = 4;
const maxLength = 40;

/** Lists the query parameters that have no valid value. */
export function IgnoredParameters({ parameters }: { parameters: IgnoredParameter[] }) {
  const { t } = useI18n();
  if (parameters.length === 0) return null;
  const more = parameters.length - maxShown;
  return (
    <S.Note>
      {t('listing.ignored.title')}{' '}
      <ul>
        {parameters.slice(0, maxShown).map(({ name, value }, index) => (
          <li key={index}>
            <code>
              {name}={displayText(value)}
            </code>
          </li>
        ))}
        {more > 0 && <li>{t('listing.ignored.more', { count: more })}</li>}
      </ul>
    </S.Note>
  );
}

/** Shortens a value and replaces characters that HTML cannot represent: the browser would read others. */
function displayText(value: string): string {
  const characters = Array.from(value.replace(/[\p{Cc}\p{Cs}]/gu, '\uFFFD'));
  return characters.length > maxLength
    ? `${characters.slice(0, maxLength).join('')}…`
    : characters.join('');
}
