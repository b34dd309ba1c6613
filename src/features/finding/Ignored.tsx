import { useI18n } from '@/i18n/I18n';
import type { Ignored as Part } from './codec';
import * as S from './FindingList.styles';

/** As many as are named; the others are counted. */
const most = 4;
const longest = 40;

/** Says which parts of the address nothing was made of. */
export function Ignored({ parts }: { parts: Part[] }) {
  const { t } = useI18n();
  if (parts.length === 0) return null;
  const more = parts.length - most;
  return (
    <S.Note>
      {t('finding.ignored.title')}{' '}
      <ul>
        {parts.slice(0, most).map(({ name, value }, index) => (
          <li key={index}>
            <code>
              {name}={shown(value)}
            </code>
          </li>
        ))}
        {more > 0 && <li>{t('finding.ignored.more', { count: more })}</li>}
      </ul>
    </S.Note>
  );
}

/** In short, and without what HTML has no signs for: the browser would read another text. */
function shown(value: string): string {
  const signs = Array.from(value.replace(/[\p{Cc}\p{Cs}]/gu, '\uFFFD'));
  return signs.length > longest ? `${signs.slice(0, longest).join('')}…` : signs.join('');
}
